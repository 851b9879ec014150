package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.api.Games;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.tournament.format.Participants.Stay;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An entrant that has left a ladder can come back: its earlier games still count, and the drawn rounds stay. */
class ComesBackTest {
    private static final Format LADDER = Formats.of(Map.of("format", "open-ladder"));

    @TempDir
    private Path folder;

    private List<GameRecord> play(int carl, String... leaving) {
        return new Kept(
                        folder.resolve("cup"),
                        Kept.setup(
                                LADDER,
                                1,
                                Kept.entrant("anna", 1),
                                Kept.entrant("bert", 1),
                                Kept.entrant("carl", carl)),
                        List.of(leaving))
                .playUntil(8);
    }

    private static long ofCarl(List<GameRecord> games) {
        return games.stream()
                .filter(game -> game.id().contains("carl") || game.names().contains("carl"))
                .count();
    }

    private Stay stay() {
        try (Store store = Store.read(folder.resolve("cup"))) {
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
            return store.setup(Games.installed()).turnover().stays().getOrDefault("carl", Stay.ALWAYS);
        }
    }

    @Test
    void aReturningEntrantIsNotNewAndMayLeaveAgain() {
        List<GameRecord> first = play(1);
        assertTrue(ofCarl(first) > 0);
        play(1, "carl");
        assertEquals(0, ofCarl(new ArrayList<>(play(1))), "away");
        Stay away = stay();
        assertTrue(away.until() < Integer.MAX_VALUE && away.absences().isEmpty(), away.toString());

        List<GameRecord> back = play(2);
        assertTrue(ofCarl(back) > 0, "back");
        Stay again = stay();
        assertEquals(1, again.absences().size(), again.toString());
        assertEquals(Integer.MAX_VALUE, again.until());

        play(2, "carl");
        assertTrue(stay().until() < Integer.MAX_VALUE);
        assertEquals(1, stay().absences().size());
        play(3);
        assertEquals(2, stay().absences().size());
    }
}
