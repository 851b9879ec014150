package org.botarena.zoo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One hostile agent: a source file with a label. Immutable.
 *
 * @param kind the name of its folder: the target of its attack
 * @param name of its file, and in Java of its class
 * @param source the whole text
 * @param label its description of itself
 */
record Specimen(String kind, String name, String source, Label label) {
    private static final String JAVA = ".java";
    private static final String PYTHON = ".py";
    private static final Path INTERPRETER = Path.of("/usr/bin/python3");

    /** All specimens, in the order of their kinds and names. */
    static List<Specimen> all() {
        Path zoo = folder();
        try (Stream<Path> files = Files.walk(zoo)) {
            return files.filter(file ->
                            file.toString().endsWith(JAVA) || file.toString().endsWith(PYTHON))
                    .sorted()
                    .map(Specimen::in)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the agents in " + zoo, e);
        }
    }

    /**
     * The specimen in a file.
     *
     * @throws IllegalArgumentException if its label is wrong
     */
    static Specimen in(Path file) {
        try {
            String source = Files.readString(file);
            String name = file.getFileName().toString().replace(JAVA, "").replace(PYTHON, "");
            return new Specimen(file.getParent().getFileName().toString(), name, source, Label.of(source));
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /** Whether it is written in Python, as the comment sign of its label shows. */
    boolean isPython() {
        return source.startsWith("#");
    }

    /** Whether it can be shown on this machine. */
    boolean isForHere() {
        return label.isForHere() && (!isPython() || Files.isExecutable(INTERPRETER));
    }

    /** The name of its class. */
    String className() {
        return "zoo.%s.%s".formatted(kind, name);
    }

    private static Path folder() {
        try {
            return Path.of(Specimen.class.getResource("/zoo").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the agents are packaged with the suite's classes", e);
        }
    }

    @Override
    public String toString() {
        return kind + "/" + name;
    }
}
