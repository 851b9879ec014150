package org.botarena.arena.event.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.store.Settings;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;

class ClusterOrderTest {
    private final List<ClusterOrder> asked = new ArrayList<>();

    private Optional<GameRunnerSource> source(Map<String, String> settings) {
        return sources(settings).map(Supplier::get);
    }

    private Optional<Supplier<GameRunnerSource>> sources(Map<String, String> settings) {
        return ClusterOrder.sources(
                new Settings(settings),
                notice -> {},
                () -> Optional.of((order, notices) -> {
                    asked.add(order);
                    return GameRunnerSource.HERE;
                }));
    }

    @Test
    void withoutTheOptionGamesArePlayedHere() {
        assertEquals(Optional.empty(), source(Map.of("seed", "7")));
    }

    @Test
    void whatWasTypedGoesToTheProvider() {
        source(Map.of("cluster", "spark://lab-1", "secret", "s", "speed-within", "10%", "trust", "a.jar,b.jar"));
        assertEquals(
                List.of(new ClusterOrder(
                        "spark://lab-1",
                        Optional.of(Path.of("s")),
                        OptionalDouble.of(0.1),
                        List.of(Path.of("a.jar"), Path.of("b.jar")))),
                asked);
    }

    @Test
    void theClusterIsJoinedForEachTournamentThatIsPlayedAndNotBefore() {
        Supplier<GameRunnerSource> cluster =
                sources(Map.of("cluster", "spark://lab-1")).orElseThrow();
        assertEquals(0, asked.size());
        assertEquals(GameRunnerSource.HERE, cluster.get());
        assertEquals(GameRunnerSource.HERE, cluster.get());
        assertEquals(2, asked.size());
    }

    @Test
    void aShareIsAPercentageBelowAHundred() {
        for (String share : List.of("10", "100%", "-5%", "fast")) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> source(Map.of("cluster", "spark://lab-1", "speed-within", share)));
        }
    }

    @Test
    void anInstallationWithoutTheModuleSaysWhichZipToTake() {
        String why = assertThrows(
                        Failed.class,
                        () -> ClusterOrder.sources(
                                new Settings(Map.of("cluster", "spark://lab-1")), notice -> {}, Optional::empty))
                .getMessage();
        assertTrue(why.contains("arena-cluster-VERSION.zip"), why);
    }
}
