package org.botarena.arena.admission.examiner.classfile;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.LongStream;

/**
 * The fingerprint of a jar's methods: a set of numbers, one for every eight consecutive instructions of a method.
 * Jars that share code share its numbers, regardless of class and order. These are the k-grams of Schleimer,
 * Wilkerson and Aiken 2003, without winnowing. Immutable.
 */
public final class Fingerprint {
    /** The fingerprint of a jar that has no code or was not examined. */
    public static final Fingerprint NONE = of(new long[0]);

    /** Ascending, none twice. */
    private final long[] pieces;

    private Fingerprint(long[] pieces) {
        this.pieces = pieces;
    }

    /** Creates a fingerprint from numbers in any order; duplicates are allowed. */
    public static Fingerprint of(long[] pieces) {
        return new Fingerprint(LongStream.of(pieces).sorted().distinct().toArray());
    }

    /** The union of the fingerprints. */
    public static Fingerprint all(Collection<Fingerprint> several) {
        return new Fingerprint(several.stream()
                .flatMapToLong(one -> LongStream.of(one.pieces))
                .sorted()
                .distinct()
                .toArray());
    }

    /** The numbers found in more than half of the fingerprints. */
    public static Fingerprint common(Collection<Fingerprint> several) {
        long[] every = several.stream()
                .flatMapToLong(one -> LongStream.of(one.pieces))
                .sorted()
                .toArray();
        LongStream.Builder common = LongStream.builder();
        for (int from = 0, to; from < every.length; from = to) {
            for (to = from; to < every.length && every[to] == every[from]; ) {
                to++;
            }
            if (2 * (to - from) > several.size()) {
                common.add(every[from]);
            }
        }
        return new Fingerprint(common.build().toArray());
    }

    /** The number of pieces. */
    public int size() {
        return pieces.length;
    }

    /** The numbers themselves, ascending; callers must not change them. */
    public long[] pieces() {
        return pieces;
    }

    /** Returns this fingerprint without the numbers in the other. */
    public Fingerprint without(Fingerprint other) {
        return new Fingerprint(LongStream.of(pieces)
                .filter(piece -> Arrays.binarySearch(other.pieces, piece) < 0)
                .toArray());
    }

    /** The share of the smaller fingerprint that is also in the larger one, in 0..1, or 0 if one is empty. */
    public double share(Fingerprint other) {
        int common = 0;
        for (int i = 0, j = 0; i < pieces.length && j < other.pieces.length; ) {
            int order = Long.compare(pieces[i], other.pieces[j]);
            common += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        int smaller = Math.min(size(), other.size());
        return smaller == 0 ? 0 : (double) common / smaller;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fingerprint same && Arrays.equals(pieces, same.pieces);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(pieces);
    }

    @Override
    public String toString() {
        return pieces.length + " pieces of code";
    }
}
