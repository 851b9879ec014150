package org.botarena.arena.cli.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.api.Rules;
import org.botarena.arena.jass.WholeGame;
import org.botarena.arena.jass.WholeGames;
import org.botarena.arena.record.Fault;

/**
 * The points that a whole game of Jass is played to. Immutable.
 *
 * @param points from 1 to 100,000
 */
public record TargetScore(int points) {
    /**
     * Reads the points, {@code 1000}.
     *
     * @throws IllegalArgumentException saying the range
     */
    public static TargetScore parse(String text) {
        if (!text.matches("[1-9][0-9]{0,4}|100000")) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "'%s' is no number of points to play to: write 1 to 100000, %d as in the hand-out",
                    text,
                    WholeGames.TARGET));
        }
        return new TargetScore(Integer.parseInt(text));
    }

    /**
     * Says whether it goes with the rest.
     *
     * @throws IllegalArgumentException if another game is played, or from openings
     */
    void require(Rules<?> rules, boolean hasOpenings) {
        if (!WholeGames.areOf(rules)) {
            throw new IllegalArgumentException(
                    "--to is for whole games of jass (--game jass); %s ends by its own rules: leave it out"
                            .formatted(rules.name()));
        }
        if (hasOpenings) {
            throw new IllegalArgumentException("--openings does not go with --to: every turn is dealt anew");
        }
    }

    /** How a game went, in a line. */
    String text(WholeGame game) {
        return "%s  %s, %s".formatted(seating(game), points(game), end(game));
    }

    /** The pair and the seating: {@code 0003-a}. */
    private static String seating(WholeGame game) {
        return game.pairing().id().substring(0, game.pairing().id().lastIndexOf('-'));
    }

    private static String points(WholeGame game) {
        return String.format(
                Locale.ROOT,
                "%s %d, %s %d",
                game.entrant(0),
                game.points().get(0),
                game.entrant(1),
                game.points().get(1));
    }

    private String end(WholeGame game) {
        if (game.end() instanceof WholeGame.End.Reached reached) {
            return String.format(
                    Locale.ROOT, "turn %d: %s reached %d first", game.turns(), game.entrant(reached.team()), points);
        }
        return ((WholeGame.End.Faulted) game.end())
                .faults().stream()
                        .map(fault -> "%s lost by a fault (%s)"
                                .formatted(
                                        game.entrant(fault.player() % 2),
                                        fault.verdict().reason()))
                        .distinct()
                        .collect(Collectors.joining(", ", String.format(Locale.ROOT, "turn %d: ", game.turns()), ""));
    }

    /** The same for programs; {@code first} is null where nobody reached the goal. */
    Map<String, Object> json(WholeGame game) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", game.pairing().id());
        object.put("entrants", List.of(game.entrant(0), game.entrant(1)));
        object.put("points", game.points());
        object.put("turns", game.turns());
        object.put("first", game.end() instanceof WholeGame.End.Reached reached ? game.entrant(reached.team()) : null);
        object.put(
                "faults",
                game.end() instanceof WholeGame.End.Faulted faulted
                        ? faulted.faults().stream().map(TargetScore::json).toList()
                        : List.of());
        return object;
    }

    private static Map<String, Object> json(Fault fault) {
        return Map.of("player", fault.player(), "kind", fault.verdict().kind());
    }
}
