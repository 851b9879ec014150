package org.botarena.laws;

import java.util.List;
import java.util.random.RandomGenerator;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;

/**
 * A small game with everything in it: a roll adds one stone (a quarter of the time) or two to the purse, then players
 * take one or two in turn. The player who empties the purse wins the coin, 1 or 2; until then only player 0 knows
 * which. Moves 1 and 2 take stones; 11 and 12 are rolls.
 */
record Purse(int stones, int side, int coin, boolean rolls, Defect defect, List<Long> log, int grudge)
        implements Position<Purse> {
    @Override
    public int turn() {
        if (stones == 0) {
            return OVER;
        }
        return rolls ? CHANCE : defect == Defect.THIRD_PLAYER ? 2 : side;
    }

    @Override
    public int moves(long[] into) {
        long[] moves = moves();
        for (int i = 0; i < moves.length; i++) {
            into[i] = moves[defect == Defect.BUFFER_BACKWARDS ? moves.length - 1 - i : i];
        }
        return moves.length;
    }

    @Override
    public long[] moves() {
        if (stones == 0) {
            return new long[0];
        }
        if (rolls) {
            return new long[] {11, 12};
        }
        return switch (defect) {
            case NO_MOVES_BUT_NOT_OVER -> new long[0];
            case A_MOVE_TWICE -> new long[] {1, 1};
            case NONE_AS_A_MOVE -> new long[] {1, NONE};
            case VIEW_HIDES_MOVES -> coin == 0 || stones == 1 ? new long[] {1} : new long[] {1, 2};
            default -> stones == 1 ? new long[] {1} : new long[] {1, 2};
        };
    }

    @Override
    public long randomMove(RandomGenerator random) {
        if (stones == 0) {
            return defect == Defect.RANDOM_MOVE_AFTER_THE_END ? 1 : NONE;
        }
        if (rolls) {
            return random.nextInt(defect == Defect.LOADED_DIE ? 2 : 4) == 0 ? 11 : 12;
        }
        int most = Math.min(2, stones) + (defect == Defect.RANDOM_MOVE_OFF_THE_LIST ? 1 : 0);
        return defect == Defect.RANDOM_MOVE_IGNORES_ONE ? 1 : 1 + random.nextInt(most);
    }

    @Override
    public Purse play(long move) {
        if (defect == Defect.PLAY_THROWS && stones == 2) {
            throw new ArithmeticException("stones");
        }
        if (defect == Defect.SHARES_A_LOG) {
            log.add(move);
        }
        if (rolls) {
            return new Purse(stones + (int) move - 10, side, coin, false, defect, log, grudge);
        }
        int taken = defect == Defect.ENDLESS ? 0 : (int) move;
        return new Purse(stones - taken, grudge == 1 ? side : 1 - side, coin, false, defect, log, grudge);
    }

    @Override
    public Purse tryPlay(long move) {
        if (defect == Defect.DOOR_LETS_NOBODY_IN) {
            throw new IllegalMove(move, this);
        }
        return defect == Defect.DOOR_LETS_ALL_IN ? play(move) : Position.super.tryPlay(move);
    }

    @Override
    public double score(int player) {
        if (stones > 0 && defect != Defect.SCORE_TOO_EARLY) {
            throw new IllegalStateException("no score yet");
        }
        return player != side || defect == Defect.BOTH_WIN ? coin : -coin;
    }

    @Override
    public double probability(long outcome) {
        if (!rolls && defect != Defect.PROBABILITIES_OF_MOVES) {
            throw new IllegalStateException("nothing is rolled");
        }
        return outcome == 11 ? 0.25 : defect == Defect.PROBABILITIES_OF_MORE_THAN_ONE ? 1 : 0.75;
    }

    @Override
    public Purse seenBy(int player) {
        if (player == 0 || (stones == 0 && defect != Defect.VIEW_HIDES_THE_RESULT)) {
            return this;
        }
        return new Purse(stones, defect == Defect.VIEW_OF_ANOTHER_TURN ? 0 : side, 0, rolls, defect, log, grudge);
    }

    @Override
    public Purse guess(RandomGenerator random) {
        if (coin != 0 || defect == Defect.GUESS_LEAVES_A_GAP) {
            return this;
        }
        int guessed = defect == Defect.GUESS_OF_ANOTHER_GAME ? 1 + stones % 8 : stones;
        return new Purse(guessed, side, 1 + random.nextInt(2), rolls, defect, log, grudge);
    }

    @Override
    public String show(long move) {
        return defect == Defect.TWO_MOVES_WITH_ONE_NAME && move == 2 ? "1" : Long.toString(move);
    }

    @Override
    public long parse(String move) {
        return Long.parseLong(move);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Purse purse
                && stones == purse.stones
                && side == purse.side
                && coin == purse.coin
                && rolls == purse.rolls;
    }

    @Override
    public int hashCode() {
        return defect == Defect.HASH_OF_THE_MOMENT
                ? System.identityHashCode(this)
                : toString().hashCode();
    }

    @Override
    public String toString() {
        int shownSide = defect == Defect.TEXT_WITHOUT_THE_SIDE ? 0 : side;
        String played = log.isEmpty() ? "" : " after " + log.size();
        return "%d,%d,%s,%s%s".formatted(stones, shownSide, coin == 0 ? "?" : "" + coin, rolls ? "R" : "T", played);
    }
}
