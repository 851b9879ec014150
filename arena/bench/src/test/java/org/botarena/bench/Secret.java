package org.botarena.bench;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The simplest game with a secret: player 1 holds a card that no other player sees, and a line gives the seat of each
 * turn. Seats 0 and 2 are one team, 1 and 3 the other.
 *
 * @param card of player 1, from 0; {@link #UNSEEN} in the views of the others
 */
record Secret(Facts facts, int card, List<Long> played) implements Position<Secret> {
    static final int UNSEEN = -1;

    /**
     * A game of this kind.
     *
     * @param seats the player of each ply
     * @param cards the number of cards
     * @param moves with this card, after these moves; of players other than 1 the same with every card
     * @param isWon whether player 0's team has won, by the card and the moves of the whole game
     */
    record Facts(
            String seats,
            int cards,
            BiFunction<Integer, List<Long>, long[]> moves,
            BiPredicate<Integer, List<Long>> isWon)
            implements Rules<Secret> {
        @Override
        public String name() {
            return "secret";
        }

        @Override
        public Class<Secret> positionType() {
            return Secret.class;
        }

        @Override
        public int players() {
            return 4;
        }

        @Override
        public int team(int player) {
            return player % 2;
        }

        @Override
        public int maxMoves() {
            return 16;
        }

        @Override
        public Secret start() {
            return new Secret(this, 0, List.of());
        }

        @Override
        public Secret parse(String text) {
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
        return played.size() == facts.seats.length() ? OVER : facts.seats.charAt(played.size()) - '0';
    }

    @Override
    public long[] moves() {
        if (turn() == OVER) {
            return new long[0];
        }
        return (card == UNSEEN ? IntStream.range(0, facts.cards) : IntStream.of(card))
                .mapToObj(each -> facts.moves.apply(each, played))
                .flatMapToLong(Arrays::stream)
                .distinct()
                .sorted()
                .toArray();
    }

    @Override
    public int moves(long[] into) {
        long[] moves = moves();
        System.arraycopy(moves, 0, into, 0, moves.length);
        return moves.length;
    }

    @Override
    public Secret play(long move) {
        if (Arrays.stream(moves()).noneMatch(listed -> listed == move)) {
            throw new IllegalStateException("%d was played in %s".formatted(move, this));
        }
        return new Secret(
                facts, card, Stream.concat(played.stream(), Stream.of(move)).toList());
    }

    @Override
    public double score(int player) {
        return facts.isWon.test(card, played) == (player % 2 == 0) ? 1 : -1;
    }

    @Override
    public Secret seenBy(int player) {
        return player == 1 ? this : new Secret(facts, UNSEEN, played);
    }

    @Override
    public Secret guess(RandomGenerator random) {
        return card == UNSEEN ? new Secret(facts, random.nextInt(facts.cards), played) : this;
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
