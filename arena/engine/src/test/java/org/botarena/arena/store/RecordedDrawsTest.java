package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.format.Ladder;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The draws of a ladder are lines of the journal: a ladder that is resumed does not draw its rounds again. */
class RecordedDrawsTest {
    @TempDir(factory = InMemory.class)
    private Path temporary;

    /** Records each draw, one of them with a wrong fixture. */
    private Path play(int wrongRound) {
        Path folder = temporary.resolve("cup");
        Kept kept = new Kept(folder, Kept.setup(new Ladder(), 3));
        kept.play(
                kept.runner(),
                store -> List.of(new Spectator() {
                    @Override
                    public void drawn(int round, List<GamePair> meetings) {
                        GamePair first = meetings.get(0);
                        store.changes()
                                .drawn(
                                        round,
                                        round == wrongRound
                                                ? List.of(new GamePair(first.one(), first.other(), first.pair() + 40))
                                                : meetings);
                    }

                    @Override
                    public void ended(GameRecord game) {}
                }));
        return folder;
    }

    private static List<String> damage(Path folder, boolean isFull) {
        try (Store store = Store.read(folder)) {
            return Audit.of(store, Games.installed(), isFull).damage();
        }
    }

    @Test
    void recordedDrawsAreThoseThatTheResultsGive() {
        Path folder = play(0);
        assertEquals(List.of(), damage(folder, false));
        assertEquals(List.of(), damage(folder, true));
        try (Store store = Store.read(folder)) {
            List<List<GamePair>> draws = store.draws();
            assertTrue(draws.size() > 2, draws::toString);
            assertEquals(draws.size(), store.roundState(Games.installed()).round());
        }
    }

    @Test
    void aDrawThatTheResultsDoNotGiveIsFound() {
        List<String> damage = damage(play(2), true);
        assertTrue(
                damage.stream().anyMatch(found -> found.startsWith("round 2 was not drawn from the results before it")),
                damage::toString);
    }
}
