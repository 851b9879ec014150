package org.botarena.zoo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.process.enclosure.Isolation;
import org.junit.jupiter.api.Test;

/** The collection as a whole: the list of programs is the suite. */
class SpecimensTest {
    private static final List<Specimen> ALL = Specimen.all();

    @Test
    void thereAreMany() {
        assertTrue(ALL.size() >= 60, () -> "only " + ALL.size());
    }

    @Test
    void theyCoverEveryTarget() {
        assertEquals(
                Set.of(
                        "admission",
                        "files",
                        "host",
                        "machine",
                        "memory",
                        "network",
                        "opponent",
                        "output",
                        "process",
                        "protocol",
                        "python",
                        "referee",
                        "time"),
                ALL.stream().map(Specimen::kind).collect(Collectors.toSet()));
    }

    @Test
    void everyKindShowsOneInEveryBuild() {
        Set<String> shown = ALL.stream()
                .filter(specimen -> specimen.label().isInEveryBuild())
                .map(Specimen::kind)
                .collect(Collectors.toSet());
        assertEquals(ALL.stream().map(Specimen::kind).collect(Collectors.toSet()), shown);
    }

    @Test
    void eachHasAPromiseInTheSandbox() {
        List<Specimen> free = ALL.stream()
                .filter(specimen -> specimen.label()
                        .on(Set.of(Ground.EXPECT, Ground.SANDBOX))
                        .isEmpty())
                .toList();
        assertEquals(List.of(), free);
    }

    @Test
    void theTableHas80ColumnsAndARowForEach() {
        List<Observation> observations = ALL.stream()
                .map(specimen -> new Observation(specimen, Isolation.PROCESS, true, List.of(), List.of()))
                .toList();
        String table = ZooTable.of(observations);
        assertEquals(List.of(), table.lines().filter(line -> line.length() > 80).toList());
        for (Specimen specimen : ALL) {
            assertTrue(table.lines().anyMatch(line -> line.matches(specimen.name() + " .* ok")), specimen.name());
        }
    }
}
