package org.botarena.arena.cli.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.board.BoardStyle;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import org.botarena.play.internal.Referee;

/** Text about a recorded game, as commands print it. */
public final class GameText {
    private GameText() {}

    /**
     * The rules of a recorded game.
     *
     * @throws Failed if the game is not known here
     */
    public static Rules<?> rules(Games games, GameRecord game) {
        try {
            return games.parse(game.game());
        } catch (IllegalArgumentException e) {
            throw new Failed(
                    "%s is a game of '%s': %s. A game of a jar of its own needs --games DIR."
                            .formatted(game.id(), game.game(), e.getMessage()),
                    e);
        }
    }

    /**
     * Plays a record through.
     *
     * @throws Failed if it contradicts the rules
     */
    public static <P extends Position<P>> Referee<P> replay(Rules<P> rules, GameRecord game) {
        try {
            if (game.seats().size() != rules.players()) {
                throw new IllegalArgumentException(String.format(
                        Locale.ROOT, "it has %d seats, not %d", game.seats().size(), rules.players()));
            }
            return game.replay(rules);
        } catch (IllegalArgumentException e) {
            throw new Failed(
                    "%s is no game of %s by the rules that are here: %s. Was the record changed, or is it another game's?"
                            .formatted(game.id(), rules.name(), e.getMessage()),
                    e);
        }
    }

    /** The names of the players' entrants in brief, by seat. */
    public static List<String> names(GameRecord game) {
        return game.names().stream().map(BoardStyle::brief).toList();
    }

    /** The result in a sentence: {@code anna won, scores 40 : 24}. */
    public static String result(GameRecord game) {
        if (game.isDisturbed()) {
            return game.wasPlayedHere() ? "it could not be played" : "unfinished";
        }
        String scores = game.scores().stream().map(Numbers::plain).collect(Collectors.joining(" : "));
        String winners =
                game.winners().stream().map(names(game)::get).distinct().collect(Collectors.joining(" and "));
        String drawn = game.faults().isEmpty() ? "a draw" : "nobody won";
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

    /** A fault for programs: player, ply, kind and reason. */
    public static Map<String, Object> json(Fault fault) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("player", fault.player());
        object.put("ply", fault.ply());
        object.put("kind", fault.verdict().kind());
        object.put("reason", fault.verdict().reason());
        return object;
    }
}
