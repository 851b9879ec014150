package org.botarena.arena.serve.page;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.watch.GameView;
import org.botarena.arena.serve.watch.Snapshot;
import org.botarena.arena.text.catalogue.Language;

/** A tournament as everybody may see it. Thread-safe. */
public interface Show {
    /** Its stream. */
    EventHub hub();

    /** How it stands. */
    Snapshot snapshot();

    /** A game in play or on file, told in a language; empty: there is none of that id. */
    Optional<GameView> game(String id, Language language);

    /** The versions of the author whose agent is called so, the newest first; none: it has none, or they play elsewhere. */
    default List<AgentVersion> versions(String agent) {
        return List.of();
    }
}
