package org.botarena.training.reversi;

import java.util.SplittableRandom;
import org.botarena.reversi.Board;
import org.botarena.reversi.Level;
import org.botarena.reversi.PatternEvaluation;
import org.botarena.reversi.PatternSearch;
import org.botarena.reversi.PatternSearch.Result;

/**
 * Games of the evaluation against itself, limited by depth instead of time, so that a game depends only on its number.
 * A game begins with random plies. Near its end every position is solved, and some moves are random, so that not all
 * endings are perfect. Before that, a label mixes the value of the next position with that of the search: TD(lambda).
 * One thread.
 */
final class SelfPlay {
    static final int GAMES_OF_A_CHUNK = 250;

    private static final int FEWEST_RANDOM_PLIES = 4;
    private static final int RANDOM_PLIES = 13;
    private static final double RANDOM_IN_THE_END = 0.25;
    private static final int TABLE_BYTES = 1 << 19;
    private static final int MOST_PLIES = 128;

    private final TrainingSettings settings;
    private final int round;
    private final PatternSearch search;
    private final Level middle;
    private final Level end;
    private final long[] own = new long[MOST_PLIES];
    private final long[] opponent = new long[MOST_PLIES];
    private final float[] values = new float[MOST_PLIES];

    SelfPlay(TrainingSettings settings, int round, PatternEvaluation evaluation) {
        this.settings = settings;
        this.round = round;
        TrainingSettings.Round plan = settings.rounds().get(round);
        this.search = PatternSearch.of(evaluation, TABLE_BYTES);
        this.middle = new Level(Math.max(1, plan.depth()), 0, 0, false);
        this.end = new Level(0, plan.exact(), 0, false);
    }

    /** The positions of a chunk of games, by the number of the chunk. */
    Samples chunk(int chunk) {
        Samples samples = new Samples();
        for (int game = chunk * GAMES_OF_A_CHUNK; game < (chunk + 1) * GAMES_OF_A_CHUNK; game++) {
            play(new SplittableRandom((settings.seed() * 1_000_003 + round) * 1_000_000_007L + game), samples);
        }
        return samples;
    }

    private void play(SplittableRandom random, Samples samples) {
        search.clear();
        TrainingSettings.Round plan = settings.rounds().get(round);
        int randomPlies = FEWEST_RANDOM_PLIES + random.nextInt(RANDOM_PLIES);
        long mover = Board.BLACK_AT_START;
        long other = Board.WHITE_AT_START;
        int plies = 0;
        int solvedFrom = MOST_PLIES;
        for (int ply = 0; ; ply++) {
            long moves = Board.moves(mover, other);
            if (moves == 0) {
                if (Board.moves(other, mover) == 0) {
                    break;
                }
                long swapped = mover;
                mover = other;
                other = swapped;
                continue;
            }
            boolean isEnd = Board.empties(mover, other) <= plan.exact();
            int move;
            if (isEnd || (ply >= randomPlies && plan.depth() > 0)) {
                Result result = search.search(mover, other, isEnd ? end : middle, () -> true);
                own[plies] = mover;
                opponent[plies] = other;
                values[plies] = result.value();
                solvedFrom = isEnd ? Math.min(solvedFrom, plies) : solvedFrom;
                plies++;
                boolean isRandom = isEnd && random.nextDouble() < RANDOM_IN_THE_END;
                move = isRandom ? random(moves, random) : result.move();
            } else {
                if (ply >= randomPlies) {
                    own[plies] = mover;
                    opponent[plies] = other;
                    values[plies++] = 0; // not searched
                }
                move = random(moves, random);
            }
            long flips = Board.flips(move, mover, other);
            long next = other ^ flips;
            other = mover ^ flips ^ 1L << move;
            mover = next;
        }
        if (solvedFrom == MOST_PLIES) {
            return; // It ended before any position was solved.
        }
        label(solvedFrom, plan.lambda() / 100f);
        for (int i = 0; i < plies; i++) {
            samples.add(own[i], opponent[i], values[i]);
        }
    }

    /**
     * Labels positions from the first solved one back to the first after the random plies. After a pass the mover keeps
     * its discs.
     */
    private void label(int solvedFrom, float lambda) {
        for (int i = solvedFrom - 1; i >= 0; i--) {
            float behind = (own[i] & own[i + 1]) != 0 ? values[i + 1] : -values[i + 1];
            values[i] = lambda * behind + (1 - lambda) * values[i];
        }
    }

    private static int random(long moves, SplittableRandom random) {
        long rest = moves;
        for (int skipped = random.nextInt(Long.bitCount(moves)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
