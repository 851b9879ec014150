package org.botarena.training.reversi;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Everything that decides which weights a training learns. Immutable.
 *
 * @param seed of all random numbers
 * @param rounds in order
 * @param errorPositions about so many positions show how far shallow searches are from deep ones
 */
record TrainingSettings(long seed, List<Round> rounds, int errorPositions) {
    /**
     * Games, and the regression on their positions.
     *
     * @param games to play
     * @param depth of the search that chooses the moves; 0 for random moves
     * @param exact positions with so many empty squares are solved
     */
    record Round(int games, int depth, int exact) {
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
        }

        @Override
        public String toString() {
            return games + "/" + depth + "/" + exact;
        }
    }

    /**
     * Reads the rounds of a command line.
     *
     * @param rounds as in {@code 20000/0/14+60000/4/14}: games, depth and exact end of each
     * @throws IllegalArgumentException if it is not like that
     */
    static TrainingSettings parse(long seed, String rounds, int errorPositions) {
        if (!rounds.matches("\\d{1,8}/\\d{1,2}/\\d{1,2}([+]\\d{1,8}/\\d{1,2}/\\d{1,2})*")) {
            throw new IllegalArgumentException(
                    "rounds are like 20000/0/14+60000/4/14 (games, depth, exact end), and not " + rounds);
        }
        return new TrainingSettings(
                seed,
                Arrays.stream(rounds.split("[+]", -1))
                        .map(round -> Arrays.stream(round.split("/", -1))
                                .mapToInt(Integer::parseInt)
                                .toArray())
                        .map(round -> new Round(round[0], round[1], round[2]))
                        .toList(),
                errorPositions);
    }

    /** One line, the same for the same settings. */
    String text() {
        return "seed=" + seed + " rounds="
                + rounds.stream().map(Round::toString).collect(Collectors.joining("+")) + " error-positions="
                + errorPositions;
    }
}
