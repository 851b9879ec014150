package org.botarena.arena.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.store.CupFolder;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Games are chosen in whole pairs, the choice is in the journal, and their results count all together or not at all.
 */
class RerunSetTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 2));

    private RerunSet set() {
        return Event.reruns(new RerunOrder(cup.folder(), "", null, GameJars.none(), true, true));
    }

    private static RerunChoice of(String author) {
        return new RerunChoice(
                Optional.empty(), Optional.of(author), Optional.empty(), Optional.empty(), Optional.empty());
    }

    private long lines(String kind) throws IOException {
        return Files.readAllLines(cup.folder().resolve("journal.jsonl")).stream()
                .filter(line -> line.contains("\"kind\":\"" + kind + "\""))
                .count();
    }

    private List<GameRecord> onFile(List<String> ids) {
        try (Store store = Store.read(cup.folder())) {
            return ids.stream().map(id -> store.games().find(id).orElseThrow()).toList();
        }
    }

    @Test
    void theChoiceIsRecordedBeforeAnyGameAndAllResultsCountTogether() throws IOException {
        cup.run().play();
        List<String> ids;
        try (RerunSet set = set()) {
            ids = set.choose(of("anna"));
        }
        assertEquals(12, ids.size(), "two pairs against each of three");
        assertEquals(1, lines("chosen"));
        List<GameRecord> again = onFile(ids);
        List<GameRecord> broken = new ArrayList<>(again);
        broken.set(3, again.get(3).bare(Optional.empty()).with(List.of("", "")));
        try (RerunSet set = set()) {
            assertThrows(RuntimeException.class, () -> set.accept(broken, "half of it"));
        }
        assertEquals(0, lines("accepted"), "one without a result keeps all of them out");
        try (RerunSet set = set()) {
            assertEquals(List.of(), set.changes(again));
            set.accept(again, "the machine slept");
        }
        assertEquals(12, lines("accepted"));
        assertEquals(List.of(), cup.damage());
    }

    @Test
    void aFaultHasToBeTheAuthorsOwnWhereBothAreAskedFor() {
        cup.run().play();
        try (RerunSet set = set()) {
            Failed none = assertThrows(
                    Failed.class,
                    () -> set.choose(new RerunChoice(
                            Optional.of("late"),
                            Optional.of("anna"),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty())));
            assertTrue(none.getMessage().startsWith("0 games are meant"), none.getMessage());
            assertThrows(
                    Failed.class,
                    () -> set.choose(new RerunChoice(
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of("lab-1"),
                            Optional.empty(),
                            Optional.empty())));
        }
    }

    @Test
    void aGameOfAnEarlierRoundKeepsTheWholeSetOut() throws IOException {
        new Kept(cup.folder(), Kept.setup(new Swiss(2), 1)).play();
        try (RerunSet set = set()) {
            Failed refused = assertThrows(Failed.class, () -> set.choose(of("anna")));
            assertTrue(refused.getMessage().contains("drawn from its result"), refused.getMessage());
        }
        assertEquals(0, lines("chosen"));
    }
}
