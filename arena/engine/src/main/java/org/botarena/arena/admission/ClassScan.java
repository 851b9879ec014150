package org.botarena.arena.admission;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.admission.ClassFacts.Constructor;
import org.botarena.arena.admission.ClassFacts.Suspicion;
import org.botarena.arena.admission.examiner.Allowance;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads the {@link ClassFacts} of one class file. Nothing is loaded, nothing of the agent runs. */
final class ClassScan extends ClassVisitor {
    static final String AGENT = "org.botarena.api.Agent";
    static final String POSITION = "org.botarena.api.Position";

    private static final String TAKES_GAME = "(Lorg/botarena/api/Game;)V";
    private static final String EXTENSION = "Lorg/pf4j/Extension;";
    private static final int LONGEST_SHOWN = 200;

    private final List<Constructor> constructors = new ArrayList<>();
    private final List<OptionText> options = new ArrayList<>();
    private final Map<Allowance, Suspicion> suspicions = new EnumMap<>(Allowance.class);
    private String internalName = "";
    private String superName = "";
    private String signature;
    private int access;
    private boolean isInner;
    private boolean isMarked;
    private boolean hasPlay;

    private ClassScan() {
        super(Opcodes.ASM9);
    }

    /**
     * The facts of a class file whose version has been judged already.
     *
     * @throws RuntimeException of any kind, or {@link StackOverflowError}, if the bytes are no class file
     */
    static ClassFacts read(byte[] classFile) {
        ClassScan scan = new ClassScan();
        ClassFiles.reader(classFile).accept(scan, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return scan.facts();
    }

    @Override
    public void visit(int version, int flags, String name, String generic, String parent, String[] interfaces) {
        internalName = name;
        access = flags;
        signature = generic;
        superName = parent == null ? "" : dotted(parent);
    }

    @Override
    public void visitInnerClass(String name, String outer, String simpleName, int flags) {
        if (name.equals(internalName)) {
            access = flags;
            isInner = outer == null || (flags & Opcodes.ACC_STATIC) == 0;
        }
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean isVisible) {
        if (descriptor.equals(OptionText.CONTAINER)) {
            return OptionText.container(options);
        }
        if (descriptor.equals(OptionText.DESCRIPTOR)) {
            OptionText option = new OptionText();
            options.add(option);
            return option;
        }
        isMarked |= descriptor.equals(EXTENSION);
        return null;
    }

    @Override
    public MethodVisitor visitMethod(int flags, String name, String descriptor, String generic, String[] thrown) {
        if (name.equals("<init>")) {
            constructors.add(constructor(flags, descriptor, generic));
        }
        hasPlay |= name.equals("play") && descriptor.equals("(I)J");
        String where = dotted(internalName) + "." + name;
        if ((flags & Opcodes.ACC_NATIVE) != 0) {
            suspicions.putIfAbsent(Allowance.NATIVE, new Suspicion(Allowance.NATIVE, where, "a native method"));
        }
        return new Suspicions(where, suspicion -> suspicions.putIfAbsent(suspicion.row(), suspicion));
    }

    private Constructor constructor(int flags, String descriptor, String generic) {
        boolean takesGame = descriptor.equals(TAKES_GAME);
        Set<String> positions = takesGame ? GameParameter.positions(signature, generic) : Set.of();
        String parameters = Arrays.stream(Type.getArgumentTypes(descriptor))
                .map(Type::getClassName)
                .collect(Collectors.joining(", "));
        String shown = "%s%s(%s)"
                .formatted(visibility(flags), internalName.substring(internalName.lastIndexOf('/') + 1), parameters);
        return new Constructor(
                (flags & Opcodes.ACC_PUBLIC) != 0,
                takesGame,
                positions.isEmpty(),
                positions,
                shown.substring(0, Math.min(LONGEST_SHOWN, shown.length())));
    }

    private static String visibility(int flags) {
        if ((flags & Opcodes.ACC_PUBLIC) != 0) {
            return "public ";
        }
        if ((flags & Opcodes.ACC_PROTECTED) != 0) {
            return "protected ";
        }
        return (flags & Opcodes.ACC_PRIVATE) != 0 ? "private " : "";
    }

    private ClassFacts facts() {
        return new ClassFacts(
                dotted(internalName),
                superName,
                (access & Opcodes.ACC_PUBLIC) != 0,
                (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) != 0,
                isInner,
                isMarked,
                hasPlay,
                constructors,
                options,
                List.copyOf(suspicions.values()));
    }

    private static String dotted(String internal) {
        return internal.replace('/', '.');
    }
}
