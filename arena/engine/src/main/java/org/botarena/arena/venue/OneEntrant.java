package org.botarena.arena.venue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;

/** Resolves a single entrant, for commands that need no tournament. */
public final class OneEntrant {
    private OneEntrant() {}

    /**
     * Resolves the entrant.
     *
     * @param jar as typed: a jar, a folder of classes, or the name of a sample, optionally with options
     * @param game the game to play, with its options
     * @throws Failed if the jar does not exist, may not play, or plays another game
     */
    public static Entrant of(String jar, String game, Installation installation, Venue venue) {
        Path agents = installation.defaultAgents();
        try {
            GameType type = venue.games().type(game);
            Roster roster = Roster.of(
                    new Selection(
                            type, agents, installation.samples(agents), List.of(jar), List.of(), Map.of(), List.of()),
                    venue.admission());
            if (!roster.refused().isEmpty()) {
                throw new Failed(language -> language.text(
                        "error.refused.one", roster.refused().get(0).text(language)));
            }
            if (!roster.leftOut().isEmpty()) {
                throw Failed.of("error.plays-not", jar, type.name());
            }
            return roster.entrants().get(0);
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        }
    }
}
