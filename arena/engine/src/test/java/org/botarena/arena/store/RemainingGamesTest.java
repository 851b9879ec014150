package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A resumed tournament plays the games without a result, in whatever order the others ended. */
class RemainingGamesTest {
    @TempDir
    private Path folder;

    @Test
    void onlyGamesWithoutAResultAreLeft() throws InterruptedException {
        Kept kept = new Kept(folder.resolve("cup"), Kept.setup(new RoundRobin(), 2));
        try (Store store = Store.open(kept.folder())) {
            kept.begin(store);
            Setup setup = store.setup(Games.installed());
            List<ScheduledGame> games = Contest.games(setup);
            List<ScheduledGame> missing = List.of(games.get(1), games.get(17));
            List<ScheduledGame> played = new ArrayList<>(games);
            played.removeAll(missing);
            Collections.reverse(played);
            try (PlayedInProcess runner = kept.runner()) {
                for (ScheduledGame game : played) {
                    store.games().ended(runner.play(game));
                }
                RemainingScheduler left =
                        new RemainingScheduler(new Schedule(setup, Contest.fixtures(setup)), store.games());
                assertEquals(2, left.games());
                for (ScheduledGame expected : missing) {
                    ScheduledGame next = left.next().orElseThrow();
                    assertEquals(expected.id(), next.id());
                    store.games().ended(runner.play(next));
                }
                assertEquals(Optional.empty(), left.next());
            }
        }
    }
}
