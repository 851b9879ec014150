package org.botarena.reversi;

import java.util.function.BooleanSupplier;

/**
 * Principal variation search of Reversi 8x8 with the pattern evaluation. It deepens ply by ply, and to the end of the
 * game when that is within reach: first with multi-ProbCut of growing certainty, then exactly. Source of the cuts:
 * Buro, Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for Othello, 1997. One thread.
 */
public final class PatternSearch {
    /** Means "no move": the side to move must pass, or the game has ended. */
    public static final int NO_MOVE = HashTable.NO_MOVE;

    private static final int SURE = 255;

    /** The error that a cut allows for, in standard deviations, by certainty. */
    private static final double[] ALLOWANCES = {1.1, 1.8, 2.6};

    /** With fewer empty squares, the solver needs no evaluation to order moves. */
    private static final int SOLVED = 12;

    /**
     * The number of plies by which the last middle-game search is shorter than the search to the end. Its move is
     * played if the search to the end does not finish. A difference of 16 at 24 empty squares is worse: at 0.12 s a
     * move, 60 moves of 350 differ, of which 29 lose discs and 15 win discs.
     */
    private static final int PLIES_LEFT_TO_THE_END = 10;

    private static final int SHALLOWEST_CUT = 3;

    /**
     * Multi-ProbCut needs more discs than this on each side: its probes overlook the loss of all discs. 60 searches of
     * random positions to depth 14 visit 0.01 % more nodes with this rule.
     */
    private static final int TOO_FEW_DISCS = 2;

    private static final int NODES_BETWEEN_QUESTIONS = 128;
    private static final int MOST_MOVES = 34;
    private static final int MOST_HEIGHT = 130;
    private static final int HIGHEST = Board.SQUARES - 1;
    private static final int ASPIRATION = 3;

    /** The cost of each reply of the opponent in the move ordering, in fractions of a disc. */
    private static final int REPLY = 64;

    private static final int REPLY_NEAR_THE_END = 320;

    private final PatternEvaluation evaluation;
    private final HashTable table;
    private final EndgameSolver solver;
    private final long[] words = new long[MOST_HEIGHT * Patterns.STRIDE];
    private final long[][] flips = new long[MOST_HEIGHT][MOST_MOVES];
    private final int[][] keys = new int[MOST_HEIGHT][MOST_MOVES];
    private BooleanSupplier isLeft = () -> true;
    private long mostNodes;
    private long nodes;
    private boolean isStopped;
    private int certainty;
    private int rootMove;

    private PatternSearch(PatternEvaluation evaluation, HashTable table, boolean winnerTakesEmpties) {
        this.evaluation = evaluation;
        this.table = table;
        this.solver = new EndgameSolver(table, winnerTakesEmpties);
    }

    /**
     * Makes a search with an empty table.
     *
     * @param bytes of the heap that the table may use
     */
    public static PatternSearch of(PatternEvaluation evaluation, long bytes) {
        return new PatternSearch(evaluation, HashTable.within(22, bytes), false);
    }

    /** Makes a search that counts squares left empty for the winner, as the published endgames do. */
    public static PatternSearch ofPublished(PatternEvaluation evaluation, long bytes) {
        return new PatternSearch(evaluation, HashTable.within(22, bytes), true);
    }

    /**
     * The result of a search.
     *
     * @param move square 0..63, or {@link #NO_MOVE}
     * @param value the final score that the mover can expect, in discs
     * @param depth plies that were searched
     * @param isExact whether the value is that of perfect play
     * @param nodes positions visited
     */
    public record Result(int move, int value, int depth, boolean isExact, long nodes) {}

    /** Forgets all positions. */
    public void clear() {
        table.clear();
    }

    /**
     * Searches a position to a level's depth; a side without a move gets the value after the pass.
     *
     * @param own the mover's discs, bit {@code 8 * row + column}
     * @param opponent the other discs
     * @param left checked every few hundred positions; at the first false, the search returns its best result so far
     */
    public Result search(long own, long opponent, Level level, BooleanSupplier left) {
        isLeft = left;
        solver.limit(this::isTimeLeft);
        mostNodes = level.nodes() == 0 ? Long.MAX_VALUE : total() + level.nodes();
        isStopped = false;
        table.age();
        Patterns.indices(own, opponent, words, 0);
        long before = total();
        int empties = Board.empties(own, opponent);
        long moves = Board.moves(own, opponent);
        Result best = new Result(
                moves == 0 ? NO_MOVE : Long.numberOfTrailingZeros(moves), value(own, opponent, 0), 0, false, 0);
        boolean endsHere = empties <= level.exact();
        int deepest = endsHere ? Math.min(level.depth(), middleDepth(empties)) : Math.min(level.depth(), empties);
        for (int depth = 1; depth <= deepest; depth++) {
            certainty = level.isSelective() ? 0 : SURE;
            best = deepened(own, opponent, depth, best, before);
        }
        if (endsHere) {
            for (int step = empties > SOLVED + 4 && level.isSelective() ? 0 : ALLOWANCES.length;
                    step <= ALLOWANCES.length;
                    step++) {
                certainty = step == ALLOWANCES.length ? SURE : step;
                best = deepened(own, opponent, empties, best, before);
            }
        }
        return best;
    }

    /** The depth of the middle-game search before the end is tried. */
    private static int middleDepth(int empties) {
        return empties <= SOLVED ? 0 : empties - PLIES_LEFT_TO_THE_END;
    }

    private Result deepened(long own, long opponent, int depth, Result best, long before) {
        if (isStopped) {
            return best;
        }
        rootMove = best.move();
        int alpha = depth > 2 ? best.value() - ASPIRATION : -Board.SQUARES;
        int beta = depth > 2 ? best.value() + ASPIRATION : Board.SQUARES;
        int value = node(own, opponent, alpha, beta, depth, 0);
        if (value <= alpha && alpha > -Board.SQUARES) {
            value = again(own, opponent, -Board.SQUARES, value + 1, depth);
        } else if (value >= beta && beta < Board.SQUARES) {
            value = again(own, opponent, value - 1, Board.SQUARES, depth);
        }
        if (isStopped) {
            return new Result(rootMove, best.value(), best.depth(), best.isExact(), total() - before);
        }
        boolean isExact = certainty == SURE && depth >= Board.empties(own, opponent);
        return new Result(rootMove, value, depth, isExact, total() - before);
    }

    /** Searches with a wider window, or with the widest if cuts of little certainty contradict it. */
    private int again(long own, long opponent, int alpha, int beta, int depth) {
        int value = isStopped ? 0 : node(own, opponent, alpha, beta, depth, 0);
        return isStopped || (alpha < value && value < beta)
                ? value
                : node(own, opponent, -Board.SQUARES, Board.SQUARES, depth, 0);
    }

    private long total() {
        return nodes + solver.nodes();
    }

    private boolean isTimeLeft() {
        return total() < mostNodes && isLeft.getAsBoolean();
    }

    private int value(long own, long opponent, int height) {
        int parts = evaluation.patterns(words, height * Patterns.STRIDE, Long.bitCount(own | opponent))
                + evaluation.mobility(own, opponent);
        int rounded = parts + PatternEvaluation.PARTS / 2;
        int value = Math.floorDiv(rounded, PatternEvaluation.PARTS);
        return Math.max(-HIGHEST, Math.min(HIGHEST, value));
    }

    private int node(long own, long opponent, int alpha, int beta, int depth, int height) {
        int empties = Board.empties(own, opponent);
        if (depth >= empties) {
            if (empties <= SOLVED && height > 0) {
                int value = solver.solve(own, opponent, alpha, beta);
                isStopped |= solver.isStopped();
                return value;
            }
            depth = empties;
        }
        if (depth == 0) {
            return value(own, opponent, height);
        }
        nodes++;
        if ((nodes & NODES_BETWEEN_QUESTIONS - 1) == 0 && !isTimeLeft()) {
            isStopped = true;
        }
        if (isStopped) {
            return alpha;
        }
        long moves = Board.moves(own, opponent);
        if (moves == 0) {
            if (Board.moves(opponent, own) == 0) {
                return solver.ended(own, opponent);
            }
            Patterns.pass(words, height * Patterns.STRIDE, (height + 1) * Patterns.STRIDE);
            return -node(opponent, own, -beta, -alpha, depth, height + 1);
        }
        if (depth == 1 && height > 0) {
            return beforeLeaves(own, opponent, moves, beta, height);
        }
        boolean isEnd = depth == empties;
        if (isEnd && alpha >= 2 * empties - 6) {
            int most = Board.SQUARES - 2 * Stability.count(opponent, own);
            if (most <= alpha) {
                return most;
            }
        }
        int remembered = NO_MOVE;
        int place = table.find(own, opponent);
        if (place != HashTable.MISSING) {
            long data = table.data(place);
            if (HashTable.certainty(data) >= certainty && HashTable.depth(data) >= depth && height > 0) {
                if (HashTable.lower(data) >= beta || HashTable.lower(data) == HashTable.upper(data)) {
                    return HashTable.lower(data);
                }
                if (HashTable.upper(data) <= alpha) {
                    return HashTable.upper(data);
                }
            }
            remembered = HashTable.move(data);
        }
        if (certainty < ALLOWANCES.length
                && depth >= SHALLOWEST_CUT
                && beta - alpha == 1
                && height > 0
                && Long.bitCount(own) > TOO_FEW_DISCS
                && Long.bitCount(opponent) > TOO_FEW_DISCS) {
            int cut = probablyOutside(own, opponent, alpha, beta, depth, height);
            if (cut != 0) {
                return cut > 0 ? beta : alpha;
            }
        }
        return inner(own, opponent, moves, alpha, beta, depth, height, remembered, isEnd);
    }

    /**
     * The sign of a shallow value so far outside the window that the deep one is very likely outside as well; otherwise
     * 0.
     */
    private int probablyOutside(long own, long opponent, int alpha, int beta, int depth, int height) {
        int empties = Board.empties(own, opponent);
        int probe = 2 * (depth / 4) + (depth & 1);
        double allowance = ALLOWANCES[certainty];
        int margin = (int) Math.ceil(allowance * evaluation.errors().deviation(depth, probe, empties));
        int now = value(own, opponent, height);
        int doubt = (int) (allowance * evaluation.errors().deviation(depth, 0, empties) / 2);
        int high = beta + margin;
        if (high < HIGHEST
                && now >= beta + margin - doubt
                && node(own, opponent, high - 1, high, probe, height) >= high) {
            return isStopped ? 0 : 1;
        }
        int low = alpha - margin;
        if (low > -HIGHEST
                && now <= alpha - margin + doubt
                && node(own, opponent, low, low + 1, probe, height) <= low) {
            return isStopped ? 0 : -1;
        }
        return 0;
    }

    private int inner(
            long own,
            long opponent,
            long moves,
            int alpha,
            int beta,
            int depth,
            int height,
            int remembered,
            boolean isEnd) {
        int here = height * Patterns.STRIDE;
        int above = here + Patterns.STRIDE;
        int discs = Long.bitCount(own | opponent) + 1;
        long[] flip = flips[height];
        int[] key = keys[height];
        int count = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            long flipped = Board.flips(move, own, opponent);
            flip[count] = flipped;
            int order = -1 << 20;
            if (move != remembered) {
                long next = opponent ^ flipped;
                long nextOpponent = own ^ flipped ^ 1L << move;
                long replies = Board.moves(next, nextOpponent);
                order = (Long.bitCount(replies) + Long.bitCount(replies & Board.CORNERS))
                        * (isEnd ? REPLY_NEAR_THE_END : REPLY);
                if (depth > 2) {
                    Patterns.play(words, here, above, move, flipped);
                    order += evaluation.patterns(words, above, discs);
                }
                if (isEnd) {
                    int known = table.find(next, nextOpponent);
                    if (known != HashTable.MISSING) {
                        long data = table.data(known);
                        if (HashTable.certainty(data) >= certainty
                                && HashTable.depth(data) >= depth - 1
                                && -HashTable.upper(data) >= beta
                                && height > 0) {
                            return -HashTable.upper(data);
                        }
                    }
                }
            }
            key[count++] = order << 6 | move;
        }
        int lowest = alpha;
        int best = -EndgameSolver.INFINITE;
        int bestMove = NO_MOVE;
        for (int i = 0; i < count; i++) {
            int least = i;
            for (int j = i + 1; j < count; j++) {
                if (key[j] < key[least]) {
                    least = j;
                }
            }
            int move = key[least] & 63;
            long flipped = flip[least];
            key[least] = key[i];
            flip[least] = flip[i];
            long next = opponent ^ flipped;
            long nextOpponent = own ^ flipped ^ 1L << move;
            Patterns.play(words, here, above, move, flipped);
            int value;
            if (i == 0) {
                value = -node(next, nextOpponent, -beta, -alpha, depth - 1, height + 1);
            } else {
                value = -node(next, nextOpponent, -alpha - 1, -alpha, depth - 1, height + 1);
                if (value > alpha && value < beta && !isStopped) {
                    value = -node(next, nextOpponent, -beta, -alpha, depth - 1, height + 1);
                }
            }
            if (isStopped) {
                return alpha;
            }
            if (value > best) {
                best = value;
                bestMove = move;
                if (value > alpha) {
                    alpha = value;
                    if (height == 0) {
                        rootMove = move;
                    }
                    if (value >= beta) {
                        break;
                    }
                }
            }
        }
        table.store(
                own,
                opponent,
                depth,
                certainty,
                best > lowest ? best : -Board.SQUARES,
                best < beta ? best : Board.SQUARES,
                bestMove);
        return best;
    }

    /** The last ply before the evaluation, without ordering and table. */
    private int beforeLeaves(long own, long opponent, long moves, int beta, int height) {
        int here = height * Patterns.STRIDE;
        int best = -EndgameSolver.INFINITE;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            long flipped = Board.flips(move, own, opponent);
            Patterns.play(words, here, here + Patterns.STRIDE, move, flipped);
            nodes++;
            int value = -value(opponent ^ flipped, own ^ flipped ^ 1L << move, height + 1);
            if (value > best) {
                best = value;
                if (value >= beta) {
                    break;
                }
            }
        }
        return best;
    }
}
