package org.botarena.training.reversi;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The settings that determine the learned weights. Immutable.
 *
 * @param seed of all random numbers
 * @param rounds in order
 * @param errorPositions the approximate number of positions for the error of shallow searches
 */
record TrainingSettings(long seed, List<Round> rounds, int errorPositions) {
    /**
     * Games, and the regression on their positions.
     *
     * @param games to play
     * @param depth of the search that chooses the moves; 0 for random moves
     * @param exact the number of empty squares from which positions are solved
     * @param lambda percent of a label that come from the next position; the rest is the search's value
     */
    record Round(int games, int depth, int exact, int lambda) {
        Round {
            if (games < SelfPlay.GAMES_OF_A_CHUNK || games % SelfPlay.GAMES_OF_A_CHUNK != 0) {
                throw new IllegalArgumentException(
                        "the games of a round are a multiple of " + SelfPlay.GAMES_OF_A_CHUNK + ", and not " + games);
            }
            if (depth < 0 || depth > 12 || exact < 1 || exact > 20) {
                throw new IllegalArgumentException(
                        "a round has a depth in 0..12 and exact ends from 1..20 empty squares, and not " + depth
                                + " and " + exact);
            }
            if (lambda > 100 || (depth == 0 && lambda < 100)) {
                throw new IllegalArgumentException(
                        "lambda is in 0..100, and 100 in a round of random moves, and not " + lambda);
            }
        }

        @Override
        public String toString() {
            return games + "/" + depth + "/" + exact + "/" + lambda;
        }
    }

    /**
     * Reads the rounds of a command line.
     *
     * @param rounds as in {@code 20000/0/14/100+60000/4/14/90}: games, depth, exact end and lambda of each
     * @throws IllegalArgumentException if it has another form
     */
    static TrainingSettings parse(long seed, String rounds, int errorPositions) {
        if (!rounds.matches("\\d{1,8}/\\d{1,2}/\\d{1,2}/\\d{1,3}([+]\\d{1,8}/\\d{1,2}/\\d{1,2}/\\d{1,3})*")) {
            throw new IllegalArgumentException(
                    "rounds are like 20000/0/14/100+60000/4/14/90 (games, depth, exact end, lambda), and not "
                            + rounds);
        }
        return new TrainingSettings(
                seed,
                Arrays.stream(rounds.split("[+]", -1))
                        .map(round -> Arrays.stream(round.split("/", -1))
                                .mapToInt(Integer::parseInt)
                                .toArray())
                        .map(round -> new Round(round[0], round[1], round[2], round[3]))
                        .toList(),
                errorPositions);
    }

    /** The settings in one line; equal settings give equal lines. */
    String text() {
        return "seed=" + seed + " rounds="
                + rounds.stream().map(Round::toString).collect(Collectors.joining("+")) + " error-positions="
                + errorPositions;
    }
}
