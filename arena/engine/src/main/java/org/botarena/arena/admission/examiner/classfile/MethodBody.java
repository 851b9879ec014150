package org.botarena.arena.admission.examiner.classfile;

import java.util.Arrays;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;

/**
 * Converts a method to a sequence of numbers, one for each instruction. It ignores everything that an author could
 * rename or renumber: the jar's own names, constants, and the order of variables. Calls of Java and of the arena are
 * kept, since they determine what the method does.
 */
final class MethodBody extends MethodVisitor {
    private final Code code;
    private int[] words = new int[32];
    private int length;

    MethodBody(Code code) {
        super(Opcodes.ASM9);
        this.code = code;
    }

    private void word(int opcode, String what) {
        code.instruction();
        if (length == words.length) {
            words = Arrays.copyOf(words, 2 * length);
        }
        words[length++] = 31 * opcode + what.hashCode();
    }

    @Override
    public void visitEnd() {
        code.take(words, length);
    }

    /** The class's name if it is a class of Java or of the arena; otherwise only a placeholder. */
    private static String shown(String internalName) {
        return isForeign(internalName) ? internalName : "own";
    }

    private static boolean isForeign(String internalName) {
        return internalName.startsWith("java/")
                || internalName.startsWith("javax/")
                || internalName.startsWith("org/botarena/api/")
                || internalName.startsWith("org/botarena/game/");
    }

    private static char kind(Type type) {
        return type.getDescriptor().charAt(0);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean isVisible) {
        return new Nesting(1);
    }

    @Override
    public AnnotationVisitor visitAnnotationDefault() {
        return new Nesting(1);
    }

    @Override
    public AnnotationVisitor visitTypeAnnotation(int type, TypePath path, String descriptor, boolean isVisible) {
        return new Nesting(1);
    }

    @Override
    public AnnotationVisitor visitParameterAnnotation(int parameter, String descriptor, boolean isVisible) {
        return new Nesting(1);
    }

    @Override
    public AnnotationVisitor visitInsnAnnotation(int type, TypePath path, String descriptor, boolean isVisible) {
        return new Nesting(1);
    }

    @Override
    public AnnotationVisitor visitTryCatchAnnotation(int type, TypePath path, String descriptor, boolean isVisible) {
        return new Nesting(1);
    }

    @Override
    public AnnotationVisitor visitLocalVariableAnnotation(
            int type, TypePath path, Label[] start, Label[] end, int[] index, String descriptor, boolean isVisible) {
        return new Nesting(1);
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
        String kinds = code.kinds(descriptor);
        word(opcode, isForeign(owner) ? owner + '.' + name : "own" + kinds);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        word(Opcodes.INVOKEDYNAMIC, shown(bootstrap.getOwner()) + code.kinds(descriptor));
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
