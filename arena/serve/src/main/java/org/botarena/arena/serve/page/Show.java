package org.botarena.arena.serve.page;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.watch.GamePage;
import org.botarena.arena.serve.watch.GameView;
import org.botarena.arena.serve.watch.Snapshot;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Crosstable;

/** A tournament as everybody may see it. Thread-safe. */
public interface Show {
    /** Its stream. */
    EventHub hub();

    /** How it stands. */
    Snapshot snapshot();

    /** A game in play or on file, told in a language; empty: there is none of that id. */
    Optional<GameView> game(String id, Language language);

    /** Some of the games that have ended, the last one first. */
    GamePage page(GameFilter filter, int offset, int limit);

    /** How an entrant did against each other. */
    Crosstable crosstable(String entrant);

    /** The versions of the author whose agent is called so, the newest first; none: it has none, or they play elsewhere. */
    default List<AgentVersion> versions(String agent) {
        return List.of();
    }
}
