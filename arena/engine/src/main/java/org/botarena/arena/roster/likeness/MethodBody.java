package org.botarena.arena.roster.likeness;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method as a row of numbers, one an instruction. What the author could rename or renumber is left out: names of the
 * own classes, methods, fields and variables, constants, the order of the variables. What he calls of Java and of the
 * arena stays, since that is what the method does.
 */
final class MethodBody extends MethodVisitor {
    private final List<Integer> words = new ArrayList<>();

    MethodBody() {
        super(Opcodes.ASM9);
    }

    List<Integer> words() {
        return words;
    }

    private void word(int opcode, String what) {
        words.add(31 * opcode + what.hashCode());
    }

    /** The class's own name where everybody can use it; else only that it is one. */
    private static String shown(String internalName) {
        return isForeign(internalName) ? internalName : "own";
    }

    private static boolean isForeign(String internalName) {
        return internalName.startsWith("java/")
                || internalName.startsWith("javax/")
                || internalName.startsWith("org/botarena/api/")
                || internalName.startsWith("org/botarena/game/");
    }

    /** The kinds of the parameters and of the result. */
    private static String kinds(String descriptor) {
        StringBuilder kinds = new StringBuilder();
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            kinds.append(kind(argument));
        }
        return kinds.append(')').append(kind(Type.getReturnType(descriptor))).toString();
    }

    private static char kind(Type type) {
        return type.getDescriptor().charAt(0);
    }

    @Override
    public void visitInsn(int opcode) {
        word(opcode, "");
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        word(opcode == Opcodes.NEWARRAY ? opcode : Opcodes.LDC, opcode == Opcodes.NEWARRAY ? "" + operand : "I");
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        word(opcode, "");
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        word(opcode, shown(type));
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        word(opcode, isForeign(owner) ? owner + '.' + name : "own" + kind(Type.getType(descriptor)));
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        word(opcode, isForeign(owner) ? owner + '.' + name : "own" + kinds(descriptor));
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        word(Opcodes.INVOKEDYNAMIC, shown(bootstrap.getOwner()) + kinds(descriptor));
    }

    @Override
    public void visitJumpInsn(int opcode, Label target) {
        word(opcode, "");
    }

    @Override
    public void visitLdcInsn(Object value) {
        word(
                Opcodes.LDC,
                "" + kind(Type.getType(value.getClass()))
                        + value.getClass().getSimpleName().charAt(0));
    }

    @Override
    public void visitIincInsn(int variable, int by) {
        word(Opcodes.IINC, "");
    }

    @Override
    public void visitTableSwitchInsn(int least, int most, Label otherwise, Label... labels) {
        word(Opcodes.TABLESWITCH, "");
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
        word(Opcodes.TABLESWITCH, "");
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        word(Opcodes.MULTIANEWARRAY, "" + dimensions);
    }
}
