package org.botarena.arena.roster.likeness;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.botarena.arena.admission.ClassFiles;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a jar's methods do, as a set of numbers: one for every {@value #LENGTH} instructions that follow each other in a
 * method. Where two jars have a stretch of code in common they have its numbers in common, in whatever class or order it
 * stands (the k-grams of Schleimer, Wilkerson and Aiken 2003, all of them). Immutable.
 *
 * @param pieces the numbers
 */
record Fingerprint(Set<Long> pieces) {
    private static final int LENGTH = 8;
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /** A jar with a large library inside is cut here, so that no comparison takes long. */
    private static final int MOST_PIECES = 200_000;

    /** Copies the set. */
    Fingerprint {
        pieces = Set.copyOf(pieces);
    }

    /**
     * The fingerprint of a jar; of one that cannot be read, the empty one.
     *
     * @param jar examined: an honest archive
     */
    static Fingerprint of(Path jar) {
        Set<Long> pieces = new HashSet<>();
        try {
            ClassFiles.each(jar, reader -> add(reader, pieces));
            return new Fingerprint(pieces);
        } catch (IOException | RuntimeException e) {
            return new Fingerprint(Set.of()); // a hint less: whether the jar may play is decided elsewhere
        }
    }

    private static void add(ClassReader reader, Set<Long> pieces) {
        ClassVisitor methods = new ClassVisitor(Opcodes.ASM9) {
            private MethodBody body = new MethodBody();

            @Override
            public MethodVisitor visitMethod(
                    int flags, String name, String descriptor, String generic, String[] thrown) {
                visitEnd();
                body = new MethodBody();
                return body;
            }

            @Override
            public void visitEnd() {
                addPieces(body.words(), pieces);
            }
        };
        reader.accept(methods, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    private static void addPieces(List<Integer> words, Set<Long> pieces) {
        for (int from = 0; from + LENGTH <= words.size() && pieces.size() < MOST_PIECES; from++) {
            long piece = 0;
            for (int word : words.subList(from, from + LENGTH)) {
                piece = (piece + word) * FACTOR;
                piece ^= piece >>> 32;
            }
            pieces.add(piece);
        }
    }

    int size() {
        return pieces.size();
    }

    /** The same without what is in others, too. */
    Fingerprint without(Collection<Long> others) {
        Set<Long> left = new HashSet<>(pieces);
        left.removeAll(others);
        return new Fingerprint(left);
    }

    /** The share of the smaller one that is in the larger one, too, in 0..1; 0 if one is empty. */
    double share(Fingerprint other) {
        boolean isSmaller = size() <= other.size();
        Fingerprint smaller = isSmaller ? this : other;
        Fingerprint larger = isSmaller ? other : this;
        long common = smaller.pieces.stream().filter(larger.pieces::contains).count();
        return smaller.size() == 0 ? 0 : (double) common / smaller.size();
    }
}
