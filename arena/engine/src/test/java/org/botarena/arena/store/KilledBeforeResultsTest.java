package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.api.Games;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run killed before its results are written leaves no valid results and no damage. */
class KilledBeforeResultsTest {
    @TempDir
    private Path folder;

    private Setup setup() {
        return Kept.setup(
                Formats.of(Map.of("format", "open-ladder")), 1, Kept.entrant("anna", 1), Kept.entrant("bert", 1));
    }

    private List<String> damage() {
        try (Store store = Store.read(folder.resolve("cup"))) {
            return Audit.of(store, Games.installed(), false).damage();
        }
    }

    @Test
    void aLadderWithoutAFinishedGameIsWell() throws Exception {
        Kept kept = new Kept(folder.resolve("cup"), setup());
        try (Store store = Store.open(folder.resolve("cup"))) {
            kept.begin(store);
        }
        assertEquals(List.of(), damage());
        assertFalse(Files.exists(folder.resolve("cup").resolve("standings.csv")));
    }

    @Test
    void aGameAfterTheResultsBeginsAnotherRun() throws Exception {
        Path cup = folder.resolve("cup");
        Kept kept = new Kept(cup, setup());
        kept.playUntil(2);
        assertEquals(List.of(), damage());
        String before = Files.readString(cup.resolve("standings.csv"));
        try (Store store = Store.open(cup)) {
            assertEquals(State.STOPPED, store.progress());
            Setup now = store.setup(Games.installed());
            RemainingScheduler left = new RemainingScheduler(new Schedule(now, Contest.fixtures(now)), store.games());
            GameRecord game = kept.runner().play(left.next().orElseThrow());
            store.games().ended(game);
            assertEquals(State.BEGUN, store.progress(), "until its results are written");
        }
        assertEquals(List.of(), damage(), "after a kill the results are those of an earlier end");

        new Kept(cup, setup()).playUntil(1);
        assertEquals(List.of(), damage());
        assertFalse(before.equals(Files.readString(cup.resolve("standings.csv"))), "they are written again");
    }
}
