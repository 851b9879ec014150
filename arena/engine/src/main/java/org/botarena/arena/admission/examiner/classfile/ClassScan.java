package org.botarena.arena.admission.examiner.classfile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examiner.classfile.ClassFacts.Constructor;
import org.botarena.arena.admission.examiner.classfile.ClassFacts.Suspicion;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Exceeded;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;

/** Reads the {@link ClassFacts} of one class file without loading it or running any code of the agent. */
public final class ClassScan extends ClassVisitor {
    static final String AGENT = "org.botarena.api.Agent";
    public static final String POSITION = "org.botarena.api.Position";

    private static final String TAKES_GAME = "(Lorg/botarena/api/Game;)V";
    private static final String MAIN = "([Ljava/lang/String;)V";
    private static final String EXTENSION = "Lorg/pf4j/Extension;";
    private static final int LONGEST_SHOWN = 200;
    private static final int JAVA_17 = 61;

    private final List<Constructor> constructors = new ArrayList<>();
    private final List<OptionText> options = new ArrayList<>();
    private final Map<Misuse, Suspicion> suspicions = new EnumMap<>(Misuse.class);
    private String internalName = "";
    private String superName = "";
    private String signature;
    private int access;
    private boolean isInner;
    private boolean isMarked;
    private boolean hasPlay;

    private final Code code;

    private ClassScan(Code code) {
        super(Opcodes.ASM9);
        this.code = code;
    }

    /**
     * Reads the facts of a class file whose version was checked before.
     *
     * @param code receives its methods
     * @param references receives the classes that it names
     * @throws Exceeded if it exceeds a limit
     * @throws RuntimeException of any other kind, if the bytes are not a class file
     */
    public static ClassFacts read(byte[] classFile, Code code, References references) {
        code.nextClass();
        ClassScan scan = new ClassScan(code);
        ClassReader reader = reader(classFile);
        reader.accept(scan, ClassReader.SKIP_FRAMES);
        references.add(reader);
        return scan.facts();
    }

    /**
     * Creates a reader that also accepts versions newer than ASM knows: the parts read here have not changed since
     * Java 17.
     */
    private static ClassReader reader(byte[] classFile) {
        byte[] copy = classFile;
        if (ClassFileVersion.major(classFile) > JAVA_17) {
            copy = classFile.clone();
            copy[6] = 0;
            copy[7] = JAVA_17;
        }
        return new ClassReader(copy);
    }

    @Override
    public void visit(int version, int flags, String name, String generic, String parent, String[] interfaces) {
        internalName = bounded(name);
        access = flags;
        signature = generic;
        superName = parent == null ? "" : dotted(bounded(parent));
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
            return OptionText.added(options, 1);
        }
        isMarked |= descriptor.equals(EXTENSION);
        return new Nesting(1);
    }

    @Override
    public AnnotationVisitor visitTypeAnnotation(int type, TypePath path, String descriptor, boolean isVisible) {
        return new Nesting(1);
    }

    @Override
    public RecordComponentVisitor visitRecordComponent(String name, String descriptor, String generic) {
        return new Annotated.Component();
    }

    @Override
    public FieldVisitor visitField(int flags, String name, String descriptor, String generic, Object value) {
        return new Annotated.Field();
    }

    @Override
    public MethodVisitor visitMethod(int flags, String name, String descriptor, String generic, String[] thrown) {
        code.method();
        code.kinds(descriptor);
        if (name.equals("<init>")) {
            if (constructors.size() == Bounds.CONSTRUCTORS) {
                throw new Exceeded(
                        ProblemText.say("what.constructors"),
                        ProblemText.say("why.the-class-more", Bounds.CONSTRUCTORS));
            }
            constructors.add(constructor(flags, descriptor, generic));
        }
        hasPlay |= name.equals("play") && descriptor.equals("(I)J");
        String where = ProblemText.cut(dotted(internalName) + "." + name);
        if ((flags & Opcodes.ACC_NATIVE) != 0) {
            suspicions.computeIfAbsent(
                    Misuse.NATIVE,
                    misuse -> new Suspicion(misuse, Sentence.quote(where), ProblemText.say("why.native")));
        }
        MethodVisitor body = new MethodBody(code);
        return name.equals("main") && descriptor.equals(MAIN)
                ? body // never called in a game
                : new Suspicions(
                        body,
                        (misuse, line, what) -> suspicions.computeIfAbsent(
                                misuse,
                                same -> new Suspicion(
                                        same,
                                        line == 0 ? Sentence.quote(where) : ProblemText.say("why.line", where, line),
                                        Sentence.quote(what.get()))));
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
                VisibleText.plain(shown.substring(0, Math.min(LONGEST_SHOWN, shown.length()))));
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

    private static String bounded(String name) {
        if (name.length() > Bounds.NAME) {
            throw new Exceeded(
                    ProblemText.say("what.class-name"), ProblemText.say("why.letters", name.length(), Bounds.NAME));
        }
        return name;
    }

    private static String dotted(String internal) {
        return internal.replace('/', '.');
    }
}
