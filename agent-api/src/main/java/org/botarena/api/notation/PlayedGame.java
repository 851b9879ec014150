package org.botarena.api.notation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A game that was played. Immutable.
 *
 * @param id of the game in its tournament
 * @param game its name with the options: {@code draughts:size=10}
 * @param started the start of the tournament in UTC, in ISO 8601
 * @param round from 1
 * @param players their names, by player
 * @param start the text of the position before the first ply
 * @param plies all plies, including the opening, chance and forced plies
 * @param ending empty if the game has no result
 */
public record PlayedGame(
        String id,
        String game,
        String started,
        int round,
        List<String> players,
        String start,
        List<Ply> plies,
        Optional<Ending> ending)
        implements NotatedGame {
    public PlayedGame {
        players = List.copyOf(players);
        plies = List.copyOf(plies);
    }

    /**
     * A ply.
     *
     * @param move its text
     * @param seconds from the request to the answer, or empty if no player chose it
     */
    public record Ply(String move, OptionalDouble seconds) {}

    /**
     * How a game ended.
     *
     * @param scores by player, in the game's unit
     * @param points by player: 1, 0.5 or 0
     * @param fault the first fault, if one ended the game
     */
    public record Ending(List<Double> scores, List<Double> points, Optional<Fault> fault) {
        public Ending {
            scores = List.copyOf(scores);
            points = List.copyOf(points);
        }
    }

    /**
     * The reason that a game ended early.
     *
     * @param player at fault
     * @param kind in a word: {@code late}, {@code illegal}
     * @param isTimeout whether it took too long
     */
    public record Fault(int player, String kind, boolean isTimeout) {}
}
