package org.botarena.reversi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The patterns of the evaluation on the 8x8 board, and their indices. The patterns are those of Buro's Logistello and
 * three more around a corner. Source: Buro, Improving Heuristic Mini-Max Search by Supervised Learning, 2002.
 *
 * <p>An index has a digit of base 3 for each square of the pattern: 0 for the opponent's disc, 1 for empty, 2 for the
 * mover's disc. The symmetric images of a pattern share its weights. Four indices are in one {@code long}, so that a
 * disc changes all of them with {@value #WORDS} additions, and the other side's view is one subtraction. Stateless.
 */
public final class Patterns {
    /** The number of longs that hold the indices of a position. */
    public static final int WORDS = 16;

    /** The distance between two positions in an array of indices. */
    public static final int STRIDE = 16;

    /** The number of images of all patterns. */
    private static final int IMAGES = 62;

    /** The number of weights that apply to a position: one for each image, and one for the mobility of each side. */
    public static final int FEATURES = IMAGES + 2;

    /** The number of mobilities with a separate weight; more moves count as the last. */
    static final int MOBILITIES = 32;

    static final int LANES = 4;
    private static final int LANE_BITS = 16;
    private static final int LANE = 0xffff;

    private static final List<String> KINDS = List.of(
            "a1 b1 c1 a2 b2 c2 a3 b3 c3",
            "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
            "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2",
            "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2",
            "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
            "a1 b1 a2 b2 c2 d2 e2 b3 b4 b5",
            "a1 b1 a2 b2 c2 b3 c3 d3 c4 d4",
            "a2 b2 c2 d2 e2 f2 g2 h2",
            "a3 b3 c3 d3 e3 f3 g3 h3",
            "a4 b4 c4 d4 e4 f4 g4 h4",
            "a1 b2 c3 d4 e5 f6 g7 h8",
            "a2 b3 c4 d5 e6 f7 g8",
            "a3 b4 c5 d6 e7 f8",
            "a4 b5 c6 d7 e8",
            "a5 b6 c7 d8");

    private static final List<IntUnaryOperator> SYMMETRIES = List.of(
            square -> square,
            square -> square ^ 7,
            square -> square ^ 56,
            square -> square ^ 63,
            square -> square % 8 * 8 + square / 8,
            square -> (square % 8 * 8 + square / 8) ^ 7,
            square -> (square % 8 * 8 + square / 8) ^ 56,
            square -> (square % 8 * 8 + square / 8) ^ 63);

    /** The amount that a disc of the mover on a square adds to the longs; a disc of the opponent subtracts it. */
    private static final long[] STEPS = new long[Board.SQUARES * STRIDE];

    /** The indices of an empty board. */
    private static final long[] EMPTY = new long[WORDS];

    /** The offset of the weights of each image's pattern. */
    static final int[] OFFSETS = new int[WORDS * LANES];

    /** The offset of the weights of the mover's mobility; those of the opponent's follow. */
    static final int MOBILITY;

    /** For each weight, the number that it shares with its mirror image: 0..{@link #SHARED}-1. */
    private static final int[] SHARED_NUMBERS;

    /** The number of weights of a phase, with mirror images separate. */
    public static final int WEIGHTS;

    /** The number of weights of a phase, with mirror images shared. */
    public static final int SHARED;

    static {
        List<int[]> sharedOfKinds = new ArrayList<>();
        int offset = 0;
        int shared = 0;
        int image = 0;
        for (String kind : KINDS) {
            int[] squares = Arrays.stream(kind.split(" ", -1))
                    .mapToInt(name -> (name.charAt(1) - '1') * 8 + name.charAt(0) - 'a')
                    .toArray();
            Set<Long> seen = new HashSet<>();
            int[] mirror = null;
            for (IntUnaryOperator symmetry : SYMMETRIES) {
                int[] mapped = Arrays.stream(squares).map(symmetry).toArray();
                if (seen.add(set(mapped))) {
                    OFFSETS[image] = offset;
                    place(mapped, image++);
                } else if (set(mapped) == set(squares) && !Arrays.equals(mapped, squares)) {
                    mirror = mapped;
                }
            }
            int[] numbers = shared(squares, mirror, shared);
            shared = Arrays.stream(numbers).max().orElseThrow() + 1;
            sharedOfKinds.add(numbers);
            offset += numbers.length;
        }
        sharedOfKinds.add(IntStream.range(shared, shared + 2 * MOBILITIES).toArray());
        MOBILITY = offset;
        WEIGHTS = offset + 2 * MOBILITIES;
        SHARED = shared + 2 * MOBILITIES;
        SHARED_NUMBERS = sharedOfKinds.stream().flatMapToInt(Arrays::stream).toArray();
    }

    private Patterns() {}

    private static long set(int[] squares) {
        return Arrays.stream(squares).mapToLong(square -> 1L << square).sum();
    }

    private static void place(int[] squares, int image) {
        long digit = 1L << (image % LANES * LANE_BITS);
        for (int square : squares) {
            STEPS[square * STRIDE + image / LANES] += digit;
            EMPTY[image / LANES] += digit;
            digit *= 3;
        }
    }

    /** Numbers a pattern's weights, from the first free number on. */
    private static int[] shared(int[] squares, int[] mirror, int first) {
        int size = (int) Math.pow(3, squares.length);
        int[] numbers = new int[size];
        int next = first;
        for (int index = 0; index < size; index++) {
            int mirrored = mirror == null ? index : mirrored(index, squares, mirror);
            numbers[index] = mirrored < index ? numbers[mirrored] : next++;
        }
        return numbers;
    }

    private static int mirrored(int index, int[] squares, int[] mirror) {
        int result = 0;
        int rest = index;
        for (int i = 0; i < squares.length; i++) {
            int power = 1;
            for (int j = 0; squares[j] != mirror[i]; j++) {
                power *= 3;
            }
            result += rest % 3 * power;
            rest /= 3;
        }
        return result;
    }

    /** The shared number, below {@link #SHARED}, of one of the {@link #WEIGHTS}. */
    public static int shared(int weight) {
        return SHARED_NUMBERS[weight];
    }

    /** Writes the weights of a phase that apply to a position: {@link #FEATURES} numbers below {@link #WEIGHTS}. */
    public static void weights(long own, long opponent, int[] into) {
        long[] words = new long[STRIDE];
        indices(own, opponent, words, 0);
        for (int image = 0; image < IMAGES; image++) {
            into[image] = OFFSETS[image] + (int) (words[image / LANES] >>> (image % LANES * LANE_BITS) & LANE);
        }
        into[IMAGES] = MOBILITY + mobility(own, opponent);
        into[IMAGES + 1] = MOBILITY + MOBILITIES + mobility(opponent, own);
    }

    /** The number of moves of a side, 0 to 31. */
    static int mobility(long mover, long other) {
        return Math.min(MOBILITIES - 1, Long.bitCount(Board.moves(mover, other)));
    }

    /** Writes the indices of a position as its mover sees it. */
    static void indices(long own, long opponent, long[] words, int at) {
        System.arraycopy(EMPTY, 0, words, at, WORDS);
        for (long rest = own | opponent; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            boolean isOwn = (own & 1L << square) != 0;
            for (int word = 0; word < WORDS; word++) {
                long step = STEPS[square * STRIDE + word];
                words[at + word] += isOwn ? step : -step;
            }
        }
    }

    /** Writes the indices after a pass: the view of the other side. */
    static void pass(long[] words, int from, int to) {
        for (int word = 0; word < WORDS; word++) {
            words[to + word] = 2 * EMPTY[word] - words[from + word];
        }
    }

    /** Writes the indices after a move, as the other side sees them. Unrolled, so that the sums stay in registers. */
    static void play(long[] words, int from, int to, int square, long flips) {
        long w0 = 0;
        long w1 = 0;
        long w2 = 0;
        long w3 = 0;
        long w4 = 0;
        long w5 = 0;
        long w6 = 0;
        long w7 = 0;
        long w8 = 0;
        long w9 = 0;
        long w10 = 0;
        long w11 = 0;
        long w12 = 0;
        long w13 = 0;
        long w14 = 0;
        long w15 = 0;
        for (long rest = flips; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest) * STRIDE;
            w0 += STEPS[at];
            w1 += STEPS[at + 1];
            w2 += STEPS[at + 2];
            w3 += STEPS[at + 3];
            w4 += STEPS[at + 4];
            w5 += STEPS[at + 5];
            w6 += STEPS[at + 6];
            w7 += STEPS[at + 7];
            w8 += STEPS[at + 8];
            w9 += STEPS[at + 9];
            w10 += STEPS[at + 10];
            w11 += STEPS[at + 11];
            w12 += STEPS[at + 12];
            w13 += STEPS[at + 13];
            w14 += STEPS[at + 14];
            w15 += STEPS[at + 15];
        }
        int at = square * STRIDE;
        words[to] = 2 * (EMPTY[0] - w0) - STEPS[at] - words[from];
        words[to + 1] = 2 * (EMPTY[1] - w1) - STEPS[at + 1] - words[from + 1];
        words[to + 2] = 2 * (EMPTY[2] - w2) - STEPS[at + 2] - words[from + 2];
        words[to + 3] = 2 * (EMPTY[3] - w3) - STEPS[at + 3] - words[from + 3];
        words[to + 4] = 2 * (EMPTY[4] - w4) - STEPS[at + 4] - words[from + 4];
        words[to + 5] = 2 * (EMPTY[5] - w5) - STEPS[at + 5] - words[from + 5];
        words[to + 6] = 2 * (EMPTY[6] - w6) - STEPS[at + 6] - words[from + 6];
        words[to + 7] = 2 * (EMPTY[7] - w7) - STEPS[at + 7] - words[from + 7];
        words[to + 8] = 2 * (EMPTY[8] - w8) - STEPS[at + 8] - words[from + 8];
        words[to + 9] = 2 * (EMPTY[9] - w9) - STEPS[at + 9] - words[from + 9];
        words[to + 10] = 2 * (EMPTY[10] - w10) - STEPS[at + 10] - words[from + 10];
        words[to + 11] = 2 * (EMPTY[11] - w11) - STEPS[at + 11] - words[from + 11];
        words[to + 12] = 2 * (EMPTY[12] - w12) - STEPS[at + 12] - words[from + 12];
        words[to + 13] = 2 * (EMPTY[13] - w13) - STEPS[at + 13] - words[from + 13];
        words[to + 14] = 2 * (EMPTY[14] - w14) - STEPS[at + 14] - words[from + 14];
        words[to + 15] = 2 * (EMPTY[15] - w15) - STEPS[at + 15] - words[from + 15];
    }
}
