package org.botarena.arena.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.botarena.api.Games;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.format.RoundRobin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A tournament can be frozen before its view receives any news. */
class EarlyFreezeTest {
    @TempDir
    private Path folder;

    @Test
    void aFreezeBeforeTheFirstNewsTakesEffectImmediately() {
        Path cup = folder.resolve("cup");
        new Kept(cup, Kept.setup(new RoundRobin(), 2)).playUntil(1);
        TournamentView view = new TournamentView(cup, Games.installed(), Clock.systemUTC());
        assertTrue(view.change(() -> {
            try (Store store = Store.open(cup)) {
                store.changes().freeze(true);
            }
            return true;
        }));
        assertTrue(view.isFrozen());
        assertTrue(view.shown().isFrozen());
        assertEquals(Map.of(), view.shown().running());
    }

    @Test
    void beforeTheBeginningNothingIsHidden() {
        TournamentView view = new TournamentView(folder, Games.installed(), Clock.systemUTC());
        assertTrue(view.change(() -> true));
        assertTrue(!view.isFrozen());
    }
}
