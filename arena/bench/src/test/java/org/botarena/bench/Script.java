package org.botarena.bench;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** The simplest game: a line gives the seat of each turn, and every turn has the same moves 0, 1, 2 …. */
record Script(Facts facts, List<Long> played) implements Position<Script> {

    /**
     * A game of this kind.
     *
     * @param seats the player of each ply: 0 or 1, or ? for a loaded die, which shows face 0 six times in ten
     * @param choices the number of moves of a turn, or of faces
     * @param isWon whether player 0 has won, by the moves of the whole game
     */
    record Facts(String seats, int choices, Predicate<List<Long>> isWon) implements Rules<Script> {
        @Override
        public String name() {
            return "script";
        }

        @Override
        public Class<Script> positionType() {
            return Script.class;
        }

        @Override
        public int maxMoves() {
            return choices;
        }

        @Override
        public Script start() {
            return new Script(this, List.of());
        }

        @Override
        public Script parse(String text) {
            throw new IllegalArgumentException("this game is never written down: " + text);
        }

        @Override
        public double worstScore() {
            return -1;
        }

        @Override
        public double bestScore() {
            return 1;
        }

        @Override
        public int openingPlies() {
            return 0;
        }
    }

    @Override
    public int turn() {
        if (played.size() == facts.seats.length()) {
            return OVER;
        }
        char seat = facts.seats.charAt(played.size());
        return seat == '?' ? CHANCE : seat - '0';
    }

    @Override
    public long[] moves() {
        return LongStream.range(0, turn() == OVER ? 0 : facts.choices).toArray();
    }

    @Override
    public int moves(long[] into) {
        long[] moves = moves();
        System.arraycopy(moves, 0, into, 0, moves.length);
        return moves.length;
    }

    @Override
    public Script play(long move) {
        return new Script(facts, Stream.concat(played.stream(), Stream.of(move)).toList());
    }

    @Override
    public double probability(long outcome) {
        return outcome == 0 ? 0.6 : 0.4 / (facts.choices - 1);
    }

    @Override
    public double score(int player) {
        return facts.isWon.test(played) == (player == 0) ? 1 : -1;
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        return Long.parseLong(move);
    }
}
