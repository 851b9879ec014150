package org.botarena.arena.admission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;

/** The class files of a jar, to be read and never loaded. */
public final class ClassFiles {
    private static final int JAVA_17 = 61;
    private static final String PACKED_APART = "META-INF/";

    private ClassFiles() {}

    /** A reader of a class file; of a version younger than the library, too: what is read here has not changed since Java 17. */
    public static ClassReader reader(byte[] classFile) {
        byte[] copy = classFile.clone();
        if (ClassFileVersion.major(copy) > JAVA_17) {
            copy[6] = 0;
            copy[7] = JAVA_17;
        }
        return new ClassReader(copy);
    }

    /**
     * Reads the agent's own classes, one after the other: no class that the arena has itself, none for another Java.
     *
     * @param jar examined: an honest archive
     * @throws IOException if it cannot be read
     * @throws RuntimeException of any kind, if a class file is broken
     */
    public static void each(Path jar, Consumer<ClassReader> reading) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().map(ZipEntry.class::cast).toList()) {
                String name = entry.getName();
                if (name.endsWith(".class") && !name.startsWith(PACKED_APART) && JarContents.isKept(name)) {
                    try (InputStream in = zip.getInputStream(entry)) {
                        byte[] bytes = in.readAllBytes();
                        if (ClassFileVersion.isClassFile(bytes)) {
                            reading.accept(reader(bytes));
                        }
                    }
                }
            }
        }
    }
}
