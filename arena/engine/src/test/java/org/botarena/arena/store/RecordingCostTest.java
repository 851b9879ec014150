package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.ProgressHandler;

/** The database's work for a game does not depend on the number of games before it. */
class RecordingCostTest {
    private static final int SOME = 20;

    @TempDir
    private Path folder;

    private final List<Integer> steps = new ArrayList<>();
    private int now;

    @Test
    void recordingTheLastGameCostsAsMuchAsRecordingAnEarlyOne() {
        Setup setup = Kept.setup(
                new RoundRobin(), 60, Kept.entrant("anna", 1), Kept.entrant("bert", 1), Kept.entrant("carl", 1));
        Kept kept = new Kept(folder.resolve("cup"), setup);
        kept.play(kept.runner(), store -> List.of(counter(store)));
        int early = sum(steps.subList(SOME, 2 * SOME));
        int late = sum(steps.subList(steps.size() - SOME, steps.size()));
        assertTrue(
                late < 2 * early, () -> "steps of SQLite for %d games: %d early, %d late".formatted(SOME, early, late));
    }

    private Spectator counter(Store store) {
        try {
            ProgressHandler.setHandler(store.database().connection(), 1, new ProgressHandler() {
                @Override
                protected int progress() {
                    now++;
                    return 0;
                }
            });
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return game -> {
            steps.add(now);
            now = 0;
        };
    }

    private static int sum(List<Integer> steps) {
        return steps.stream().mapToInt(Integer::intValue).sum();
    }
}
