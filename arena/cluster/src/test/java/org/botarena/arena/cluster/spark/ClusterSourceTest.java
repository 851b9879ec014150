package org.botarena.arena.cluster.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.spark.Masters.Joined;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.event.cluster.ClusterOrder;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.venue.BuildId;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.Test;

/** The lanes that a cluster offers to a plan, before any game. */
class ClusterSourceTest {
    private static final String URL = "spark://lab-1:7077";

    private final List<Joined> joined = new ArrayList<>();

    private void join(String name, String build, int lanes, long speed) {
        joined.add(new Joined(
                new WorkerFacts(name, build, 17, "sandbox", lanes, speed, Optional.empty()), "10.0.0.1", 7101, lanes));
    }

    private ClusterSource source(OptionalDouble speedWithin) {
        return new ClusterSource(
                new ClusterOrder(URL, Optional.empty(), speedWithin, List.of()),
                ClusterUrl.parse(URL),
                "a secret that only the test has",
                joined,
                notice -> {});
    }

    @Test
    void aPlanCountsTheLanesOfTheWorkersThatHaveThisBuild() {
        join("fast", BuildId.ofThisProgram(), 8, 10_000_000);
        join("slow", BuildId.ofThisProgram(), 4, 8_500_000);
        join("old", "0123456789ab", 16, 10_000_000);
        assertEquals(OptionalInt.of(12), source(OptionalDouble.empty()).lanes());
    }

    @Test
    void aPlanOmitsWorkersThatAreTooSlow() {
        join("fast", BuildId.ofThisProgram(), 8, 10_000_000);
        join("nearly", BuildId.ofThisProgram(), 2, 9_100_000);
        join("slow", BuildId.ofThisProgram(), 4, 8_500_000);
        assertEquals(OptionalInt.of(10), source(OptionalDouble.of(0.1)).lanes());
        assertEquals(OptionalInt.of(14), source(OptionalDouble.of(0.2)).lanes());
    }

    @Test
    void thePlanOfAClusterWithoutWorkersIsThatOfOneLane() {
        assertEquals(OptionalInt.of(1), source(OptionalDouble.empty()).lanes());
    }

    @Test
    void aDebuggersLevelIsOnlyForThisMachine() {
        Failed refused = assertThrows(
                Failed.class,
                () -> source(OptionalDouble.empty())
                        .protection(Optional.of(Isolation.THREAD), null, 256, List.of(), Installation.ofThisProgram()));
        assertTrue(refused.getMessage().contains("leave --cluster out"), refused.getMessage());
    }
}
