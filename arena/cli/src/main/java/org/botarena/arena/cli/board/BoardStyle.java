package org.botarena.arena.cli.board;

import java.util.List;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.replay.GameText;

/**
 * How somebody looks at a position. Immutable.
 *
 * @param seats what the players are called, by seat; kept are as many columns as a row has room for
 * @param moves those that led here from the start of the game; the last one is put in brackets
 * @param marksMoves whether the moves are marked that the player to move could make
 * @param ink what the output takes
 */
public record BoardStyle(List<String> seats, List<Long> moves, boolean marksMoves, TerminalColours ink) {
    public BoardStyle {
        seats = seats.stream().map(GameText::brief).toList();
        moves = List.copyOf(moves);
    }

    /** Somebody who knows the players by their numbers alone, and wants to see what can be played. */
    public static BoardStyle atMoves(Rules<?> rules, TerminalColours ink) {
        List<String> seats = IntStream.range(0, rules.players())
                .mapToObj(player -> "player " + player)
                .toList();
        return new BoardStyle(seats, List.of(), true, ink);
    }
}
