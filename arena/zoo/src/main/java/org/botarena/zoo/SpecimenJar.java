package org.botarena.zoo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.testjars.ZipBytes;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Makes a specimen's jar: its class, and the contents that the {@code pack} lines of its label list.
 *
 * <pre>
 * entry NAME            an entry of a few bytes
 * text NAME TEXT        an entry of this text
 * class NAME            an empty class of this name
 * carried NAME          one of the classes that agents carry, by binary name
 * copy NAME             the agent again, under this simple name
 * versioned N           the agent again, for Java N only
 * version N             the agent's class-file version
 * bomb NAME N           an entry that unpacks to N MiB
 * lying NAME N          the same, whose headers say 100 bytes
 * entries N             N entries
 * hidden NAME           an entry that the list of contents leaves out
 * manifest KEY VALUE    a line of the manifest
 * prefix TEXT           before the first zip header; ELF stands for a program's first bytes
 * signed                the files of a signature
 * cut                   only the first half of the file
 * empty                 nothing of the file
 * </pre>
 */
final class SpecimenJar {
    private static final String PROGRAM = "\u007fELF\u0002\u0001\u0001\0";

    private final Specimen specimen;
    private final TestJar jar;
    private double kept = 1;

    private SpecimenJar(Specimen specimen) {
        this.specimen = specimen;
        this.jar = TestJars.jar(specimen.name()).source(specimen.className(), specimen.source());
        specimen.label().packing().forEach(this::pack);
    }

    /**
     * Writes the jar into the folder.
     *
     * @throws IllegalArgumentException if the specimen does not compile or a line is unknown
     */
    static Path into(Path folder, Specimen specimen) throws IOException {
        SpecimenJar packing = new SpecimenJar(specimen);
        Path file = packing.jar.into(folder);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate((long) (channel.size() * packing.kept));
        }
        return file;
    }

    private void pack(String line) {
        String[] words = line.split(" ", 3);
        switch (words[0]) {
            case "entry" -> jar.entry(words[1], "zoo");
            case "text" -> jar.entry(words[1], words[2] + "\n");
            case "class" -> jar.entry(words[1].replace('.', '/') + ".class", emptyClass(words[1]));
            case "carried" -> jar.source(words[1], carried(words[1]));
            case "copy" ->
                jar.source(
                        specimen.className().replace(specimen.name(), words[1]),
                        specimen.source().replace(specimen.name(), words[1]));
            case "versioned" -> jar.versioned(Integer.parseInt(words[1]), specimen.className(), specimen.source());
            case "version" -> jar.classVersion(specimen.className(), Integer.parseInt(words[1]));
            case "bomb" -> jar.bomb(words[1], mebibytes(words[2]));
            case "lying" ->
                jar.entry(ZipBytes.Entry.zeros(words[1], mebibytes(words[2])).claiming(100));
            case "entries" -> many(Integer.parseInt(words[1]));
            case "hidden" ->
                jar.entry(ZipBytes.Entry.of(words[1], new byte[100]).listedAs(null));
            case "manifest" -> jar.manifest(words[1], words[2]);
            case "prefix" -> jar.prefix(words[1].equals("ELF") ? PROGRAM : words[1] + "\n");
            case "signed" -> jar.signed();
            case "cut" -> kept = 0.5;
            case "empty" -> kept = 0;
            default -> throw new IllegalArgumentException("%s: unknown way to pack '%s'".formatted(specimen, line));
        }
    }

    /** The source of a class that agents carry. */
    static String carried(String className) {
        try (InputStream source =
                SpecimenJar.class.getResourceAsStream("/carried/" + className.replace('.', '/') + ".java")) {
            return new String(source.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(className, e);
        }
    }

    private void many(int count) {
        for (int i = 0; i < count; i++) {
            jar.entry("data/" + i, "");
        }
    }

    private static long mebibytes(String count) {
        return Long.parseLong(count) << 20;
    }

    /** Written byte by byte, because no compiler creates a class in Java's packages. */
    private static byte[] emptyClass(String name) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name.replace('.', '/'), null, "java/lang/Object", null);
        writer.visitEnd();
        return writer.toByteArray();
    }
}
