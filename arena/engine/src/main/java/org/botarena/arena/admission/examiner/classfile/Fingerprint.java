package org.botarena.arena.admission.examiner.classfile;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.LongStream;

/**
 * What a jar's methods do, as a set of numbers: one for every eight instructions that follow each other in a method. Where
 * two jars have a stretch of code in common they have its numbers in common, in whatever class or order it stands (the
 * k-grams of Schleimer, Wilkerson and Aiken 2003, all of them). Immutable.
 */
public final class Fingerprint {
    /** Of a jar without code, or one that was not looked at. */
    public static final Fingerprint NONE = of(new long[0]);

    /** Ascending, none twice. */
    private final long[] pieces;

    private Fingerprint(long[] pieces) {
        this.pieces = pieces;
    }

    /** Of these numbers, in any order and as often as they come. */
    public static Fingerprint of(long[] pieces) {
        return new Fingerprint(LongStream.of(pieces).sorted().distinct().toArray());
    }

    /** What is in one or more of these. */
    public static Fingerprint all(Collection<Fingerprint> several) {
        return new Fingerprint(several.stream()
                .flatMapToLong(one -> LongStream.of(one.pieces))
                .sorted()
                .distinct()
                .toArray());
    }

    /** What is in more than half of these. */
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

    /** How many numbers there are. */
    public int size() {
        return pieces.length;
    }

    /** The numbers themselves, which nobody may change. */
    public long[] pieces() {
        return pieces;
    }

    /** The same without what is in the other, too. */
    public Fingerprint without(Fingerprint other) {
        return new Fingerprint(LongStream.of(pieces)
                .filter(piece -> Arrays.binarySearch(other.pieces, piece) < 0)
                .toArray());
    }

    /** The share of the smaller one that is in the larger one, too, in 0..1; 0 if one is empty. */
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
