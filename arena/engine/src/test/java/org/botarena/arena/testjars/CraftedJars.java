package org.botarena.arena.testjars;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Files that are made to exhaust their reader: each is small, and asks for minutes, for all of the memory or
 * for a stack without end. One of each kind.
 */
@SuppressWarnings("ImmutableEnumChecker") // what makes them has no state
public enum CraftedJars {
    /** A module descriptor, which the examiner need not read, with nested annotations. */
    DEEP_ANNOTATIONS_IN_A_MODULE_DESCRIPTOR(
            ".jar",
            Says.ADMITTED,
            file -> agent().entry("x/module-info.class", deepAnnotations("module-info", 100_000))),
    DEEP_ANNOTATIONS(
            ".jar",
            "annotations nest too deep",
            file -> agent().entry("x/Deep.class", deepAnnotations("x/Deep", 100_000))),
    DEEP_ANNOTATION_OF_AN_OPTION(
            ".jar", "annotations nest too deep", file -> bare().entry("x/Bot.class", deepOption())),
    DEEP_ANNOTATION_OF_A_METHOD(
            ".jar", "annotations nest too deep", file -> agent().entry("x/M.class", deepOnAMethod())),
    A_MILLION_OPTIONS(".jar", "too many options", file -> bare().entry("x/Bot.class", options())),
    CONSTRUCTORS_OF_60_000_PARAMETERS(
            ".jar",
            "too many parameters",
            file -> agent().entry("x/Wide.class", constructors("x/Wide", 65_535, wide()))),
    CALLS_WITH_60_000_ARGUMENTS(".jar", "too many parameters", file -> agent().entry("x/Caller.class", calls(wide()))),
    A_MILLION_CONSTRUCTORS(".jar", "too many constructors", file -> {
        TestJar jar = agent();
        for (int i = 0; i < 16; i++) {
            jar.entry("x/C%d.class".formatted(i), constructors("x/C" + i, 65_535, "()V"));
        }
        return jar;
    }),
    A_MILLION_METHODS(".jar", "too many methods", file -> {
        TestJar jar = agent();
        for (int i = 0; i < 16; i++) {
            jar.entry("x/M%d.class".formatted(i), methods("x/M" + i, 65_535));
        }
        return jar;
    }),
    MILLIONS_OF_INSTRUCTIONS(".jar", "too many instructions", file -> {
        TestJar jar = agent();
        for (int i = 0; i < 4; i++) {
            jar.entry("x/I%d.class".formatted(i), instructions("x/I" + i));
        }
        return jar;
    }),
    SUPERCLASSES_9_900(".jar", "superclasses nest too deep", file -> {
        TestJar jar = agent();
        for (int i = 0; i < 9_900; i++) {
            jar.entry("x/S%d.class".formatted(i), named("x/S" + i, "x/S" + (i + 1)));
        }
        return jar;
    }),
    LONG_NAMES(
            ".jar",
            "name of a class is too long",
            file -> agent().entry("x/L.class", named("n".repeat(60_000), "java/lang/Object"))),
    A_DEEP_SIGNATURE(
            ".jar",
            "generic signature nests too deep",
            file -> bare().entry("x/Bot.class", signature("La<".repeat(15_000)))),
    DEEP_ARRAYS_IN_A_SIGNATURE(
            ".jar",
            "generic signature nests too deep",
            file -> bare().entry("x/Bot.class", signature("[".repeat(60_000)))),
    CONSTANTS_OF_CONSTANTS(".jar", "nested too deep", file -> agent().entry("x/K.class", constants(3_000))),
    A_SWITCH_OF_BILLIONS(".jar", "broken class file", file -> agent().entry("x/W.class", hugeSwitch())),
    /** Options are kept until the Agent class is known: the limit of memory is the one that stops them. */
    A_MEMORY_FULL_OF_WORDS(".jar", "takes too much memory", file -> {
        TestJar jar = agent();
        for (int i = 0; i < 28; i++) {
            jar.entry("x/O%d.class".formatted(i), words("x/O" + i));
        }
        return jar;
    }),
    /** Each call of a name of 60,000 letters costs as much: the limit of time is the one that stops it. */
    CALLS_OF_LONG_NAMES(".jar", "takes too long", file -> {
        TestJar jar = agent();
        for (int i = 0; i < 24; i++) {
            jar.entry("x/N%d.class".formatted(i), longCalls("x/N" + i));
        }
        return jar;
    }),
    A_HUGE_MANIFEST(".jar", Says.ADMITTED, file -> agent().withoutManifest().entry("META-INF/MANIFEST.MF", manifest())),
    A_README_OF_BLANK_LINES(".jar", Says.ADMITTED, file -> agent().entry("README.txt", "\n".repeat(1 << 20))),
    A_BOMB(".jar", "unpacks to too much", file -> agent().bomb("data", 400L << 20)),
    A_BOMB_THAT_LIES(
            ".jar",
            "unpacks to too much",
            file -> agent().entry(ZipBytes.Entry.zeros("data", 400L << 20).claiming(10))),
    A_LIST_WITHOUT_END(".jar", "too many entries", file -> write(file, repeatedList(200_000))),
    A_LIST_LONGER_THAN_IT_MAY_BE(".zip", "too many entries", file -> write(file, repeatedList(150_000))),
    A_LIST_THAT_LEADS_OUT(".zip", "cannot be read", file -> write(file, listThatLeadsOut())),
    ZIPS_IN_ZIPS(".zip", "nested too deep", file -> write(file, nestedZips(40))),
    A_ZIP_WITH_A_BOMB(
            ".zip", "too large", file -> write(file, bytes(TestJars.jar("z").bomb("bot.jar", 400L << 20)))),
    COUNTS_WITHOUT_CONTENT(".jar", "broken class file", file -> agent().entry("x/Q.class", counts())),
    BYTES_OF_NOTHING(".jar", "not a zip file", file -> write(file, new byte[1 << 20]));

    private static final class Says {
        static final String ADMITTED = "";
    }

    private final String ending;
    private final String refusal;
    private final Function<Path, Object> maker;

    CraftedJars(String ending, String refusal, Function<Path, Object> maker) {
        this.ending = ending;
        this.refusal = refusal;
        this.maker = maker;
    }

    /** Writes it into a folder; its name is that of the kind, in small letters. */
    public Path into(Path folder) {
        Path file = folder.resolve(name().toLowerCase(java.util.Locale.ROOT).replace('_', '-') + ending);
        if (maker.apply(file) instanceof TestJar jar) {
            jar.intoFile(file);
        }
        return file;
    }

    /** Writes all of them. */
    public static List<Path> all(Path folder) {
        return Arrays.stream(values()).map(each -> each.into(folder)).toList();
    }

    /** Whether it may play in spite of its contents. */
    public boolean isAdmitted() {
        return refusal.isEmpty();
    }

    /** A part of the reason for which it is refused. */
    public String refusal() {
        return refusal;
    }

    private static TestJar agent() {
        return bare().source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""));
    }

    private static TestJar bare() {
        return TestJars.jar("crafted");
    }

    private static Path write(Path file, byte[] bytes) {
        try {
            return Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(TestJar jar) {
        try {
            Path file = Files.createTempFile("crafted", ".zip");
            try {
                return Files.readAllBytes(jar.intoFile(file));
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ClassWriter type(String name, String parent) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, parent, null);
        return writer;
    }

    private static byte[] named(String name, String parent) {
        return type(name, parent).toByteArray();
    }

    private static byte[] deepAnnotations(String name, int depth) {
        ClassWriter writer = type(name, "java/lang/Object");
        nest(writer.visitAnnotation("La;", true), depth);
        return writer.toByteArray();
    }

    private static void nest(AnnotationVisitor outermost, int depth) {
        List<AnnotationVisitor> open = new ArrayList<>(List.of(outermost));
        for (int i = 0; i < depth; i++) {
            open.add(open.get(i).visitAnnotation("v", "La;"));
        }
        for (int i = depth; i >= 0; i--) {
            open.get(i).visitEnd();
        }
    }

    private static byte[] deepOption() {
        ClassWriter writer = type("x/Bot", "org/botarena/api/Agent");
        nest(writer.visitAnnotation("Lorg/botarena/api/Option;", true), 100_000);
        return writer.toByteArray();
    }

    private static byte[] deepOnAMethod() {
        ClassWriter writer = type("x/M", "java/lang/Object");
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_NATIVE, "m", "()V", null, null);
        nest(method.visitAnnotation("La;", false), 100_000);
        method.visitEnd();
        return writer.toByteArray();
    }

    /** As many as a class file of 8 MiB takes. */
    private static byte[] options() {
        ClassWriter writer = type("x/Bot", "org/botarena/api/Agent");
        for (int i = 0; i < 24; i++) {
            AnnotationVisitor all = writer.visitAnnotation("Lorg/botarena/api/Option$All;", true);
            AnnotationVisitor array = all.visitArray("value");
            for (int j = 0; j < 65_535; j++) {
                array.visitAnnotation(null, "Lorg/botarena/api/Option;").visitEnd();
            }
            array.visitEnd();
            all.visitEnd();
        }
        return writer.toByteArray();
    }

    private static byte[] words(String name) {
        ClassWriter writer = type(name, "java/lang/Object");
        for (int i = 0; i < 64; i++) {
            AnnotationVisitor option = writer.visitAnnotation("Lorg/botarena/api/Option;", true);
            AnnotationVisitor choices = option.visitArray("choices");
            for (int j = 0; j < 100; j++) {
                // A letter beyond Latin-1 makes each of the others take two bytes.
                choices.visit(null, "\u4e00" + "a".repeat(980) + i + "-" + j);
            }
            choices.visitEnd();
            option.visitEnd();
        }
        return writer.toByteArray();
    }

    private static String wide() {
        return "(" + "I".repeat(60_000) + ")V";
    }

    private static byte[] constructors(String name, int count, String descriptor) {
        ClassWriter writer = type(name, "java/lang/Object");
        for (int i = 0; i < count; i++) {
            writer.visitMethod(Opcodes.ACC_NATIVE, "<init>", descriptor, null, null)
                    .visitEnd();
        }
        return writer.toByteArray();
    }

    private static byte[] methods(String name, int count) {
        ClassWriter writer = type(name, "java/lang/Object");
        for (int i = 0; i < count; i++) {
            writer.visitMethod(Opcodes.ACC_NATIVE, "m", "()V", null, null).visitEnd();
        }
        return writer.toByteArray();
    }

    private static byte[] code(String name, int methods, java.util.function.Consumer<MethodVisitor> body) {
        ClassWriter writer = type(name, "java/lang/Object");
        for (int i = 0; i < methods; i++) {
            MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m" + i, "()V", null, null);
            method.visitCode();
            body.accept(method);
            method.visitMaxs(10, 10);
            method.visitEnd();
        }
        return writer.toByteArray();
    }

    private static byte[] calls(String descriptor) {
        return code("x/Caller", 100, method -> {
            for (int i = 0; i < 20_000; i++) {
                method.visitMethodInsn(Opcodes.INVOKESTATIC, "x/Caller", "m0", descriptor, false);
            }
        });
    }

    private static byte[] longCalls(String name) {
        String owner = "java/" + "n".repeat(60_000);
        return code(name, 100, method -> {
            for (int i = 0; i < 20_000; i++) {
                method.visitMethodInsn(Opcodes.INVOKESTATIC, owner, "m", "()V", false);
            }
        });
    }

    private static byte[] instructions(String name) {
        return code(name, 120, method -> {
            for (int i = 0; i < 65_000; i++) {
                method.visitInsn(Opcodes.NOP);
            }
        });
    }

    private static byte[] signature(String parameter) {
        ClassWriter writer = type("x/Bot", "org/botarena/api/Agent");
        writer.visitMethod(
                        Opcodes.ACC_PUBLIC | Opcodes.ACC_NATIVE,
                        "<init>",
                        "(Lorg/botarena/api/Game;)V",
                        "(Lorg/botarena/api/Game<" + parameter,
                        null)
                .visitEnd();
        return writer.toByteArray();
    }

    /** Writes nested constants in a thread with a deep stack, because writing them needs one too. */
    private static byte[] constants(int depth) {
        byte[][] made = new byte[1][];
        Thread thread = new Thread(
                null,
                () -> {
                    Handle bootstrap = new Handle(Opcodes.H_INVOKESTATIC, "x/K", "b", "()V", false);
                    ConstantDynamic constant = new ConstantDynamic("c", "I", bootstrap, 1);
                    for (int i = 0; i < depth; i++) {
                        constant = new ConstantDynamic("c", "I", bootstrap, constant);
                    }
                    ConstantDynamic outermost = constant;
                    made[0] = code("x/K", 1, method -> method.visitLdcInsn(outermost));
                },
                "constants",
                1L << 29);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return made[0];
    }

    private static byte[] hugeSwitch() {
        return code("x/W", 1, method -> {
            Label label = new Label();
            method.visitLabel(label);
            method.visitTableSwitchInsn(0, 1_000_000_000, label, label);
        });
    }

    private static byte[] manifest() {
        StringBuilder text = new StringBuilder("Manifest-Version: 1.0\r\n");
        for (int i = 0; text.length() < 64 << 20; i++) {
            text.append('A').append(i).append(": a\r\n");
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** One entry, which the list names again and again. */
    private static byte[] repeatedList(int times) {
        byte[] one = bytes(TestJars.jar("z").withoutManifest().entry("bot.txt", "x"));
        String text = new String(one, StandardCharsets.ISO_8859_1);
        int list = text.indexOf("PK\1\2");
        int end = text.indexOf("PK\5\6");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(one, 0, list);
        for (int i = 0; i < times; i++) {
            bytes.write(one, list, end - list);
        }
        long size = (long) times * (end - list);
        byte[] tail = new byte[56 + 20 + 22];
        ByteBuffer.wrap(tail)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0x06064b50)
                .putLong(44)
                .putShort((short) 45)
                .putShort((short) 45)
                .putInt(0)
                .putInt(0)
                .putLong(times)
                .putLong(times)
                .putLong(size)
                .putLong(list)
                .putInt(0x07064b50)
                .putInt(0)
                .putLong(list + size)
                .putInt(1)
                .putInt(0x06054b50)
                .putInt(0)
                .putShort((short) -1)
                .putShort((short) -1)
                .putInt(-1)
                .putInt(-1)
                .putShort((short) 0);
        bytes.writeBytes(tail);
        return bytes.toByteArray();
    }

    private static byte[] listThatLeadsOut() {
        byte[] zip = bytes(TestJars.jar("z").withoutManifest().entry("bot.jar", "x"));
        int end = new String(zip, StandardCharsets.ISO_8859_1).indexOf("PK\5\6");
        ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN).putInt(end + 16, 0x7fff_fff0);
        return zip;
    }

    private static byte[] nestedZips(int depth) {
        byte[] bytes = bytes(agent());
        String name = "bot.jar";
        for (int i = 0; i < depth; i++) {
            bytes = bytes(TestJars.jar("z").withoutManifest().entry(name, bytes));
            name = "deeper.zip";
        }
        return bytes;
    }

    /** A class file that promises 65,535 of everything, and ends. */
    private static byte[] counts() {
        byte[] whole = named("x/Q", "java/lang/Object");
        byte[] bytes = Arrays.copyOf(whole, whole.length + 2);
        Arrays.fill(bytes, whole.length - 8, bytes.length, (byte) 0xff);
        return bytes;
    }
}
