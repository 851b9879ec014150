package org.botarena.arena.replay;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;

/** Text about a recorded game, for commands. */
public final class GameText {
    private static final int NAME = 24;

    private GameText() {}

    /** A name for a table: without control characters, and shortened to the available width. */
    public static String brief(String name) {
        return Columns.left(VisibleText.plain(name), NAME).strip();
    }

    /** The shortened names of the players' entrants, by seat. */
    public static List<String> names(GameRecord game) {
        return game.names().stream().map(GameText::brief).toList();
    }

    /** The result in a sentence: {@code anna won, scores 40 : 24}. */
    public static String result(GameRecord game) {
        if (game.isDisturbed()) {
            return game.wasPlayedHere() ? "it could not be played" : "unfinished";
        }
        String scores = game.scores().stream().map(Numbers::plain).collect(Collectors.joining(" : "));
        String winners =
                game.winners().stream().map(names(game)::get).distinct().collect(Collectors.joining(" and "));
        String drawn = game.faults().isEmpty() ? "a draw" : "no winner";
        return (winners.isEmpty() ? drawn : winners + " won") + ", scores " + scores;
    }

    /** A fault of a game in a phrase. */
    public static String fault(GameRecord game, Fault fault) {
        return String.format(
                Locale.ROOT,
                "ply %d, %s (seat %d), %s: %s",
                fault.ply(),
                names(game).get(fault.player()),
                fault.player(),
                fault.verdict().kind(),
                fault.verdict().reason());
    }
}
