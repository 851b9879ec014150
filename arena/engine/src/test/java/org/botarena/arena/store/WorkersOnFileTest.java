package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.botarena.api.Games;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.record.Worker;
import org.botarena.arena.report.Reports;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.tournament.standing.Workers;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The machine of a cluster that played a game is recorded, and shown in all reports. */
class WorkersOnFileTest {
    private static final Worker SLOW = new Worker("lab-1", 900);
    private static final Worker QUICK = new Worker("lab-2", 1000);

    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 2));

    @TempDir
    private Path reports;

    /** Pairs of even numbers are played on one machine, which disturbs each game once, the others on another. */
    private GameRunner twoMachines() {
        GameRunner runner = cup.run().runner();
        Set<String> disturbed = new HashSet<>();
        return new GameRunner() {
            @Override
            public void prepare(ScheduledGame pairing) {}

            @Override
            public synchronized GameRecord play(ScheduledGame pairing) throws InterruptedException {
                boolean isSlow = pairing.fixture().pair() % 2 == 0;
                Optional<Worker> worker = Optional.of(isSlow ? SLOW : QUICK);
                if (isSlow && disturbed.add(pairing.id())) {
                    Fault late = new Fault(0, 4, new Verdict.Late(2041.5, 2000, Optional.empty()), Optional.empty());
                    Attempt spoilt =
                            new Attempt(List.of(), List.of(), List.of(late), Optional.of(Sentence.quote("a stall")));
                    return new GameRecord(pairing, spoilt.on(worker), List.of());
                }
                GameRecord game = runner.play(pairing);
                return new GameRecord(pairing, game.result().on(worker), game.logs());
            }

            @Override
            public void close() {}
        };
    }

    @Test
    void theTableOfWorkersIsTheSameWhileItIsPlayedAndFromTheStore() {
        Tally live = new Tally(cup.setup());
        cup.run().play(twoMachines(), store -> List.of(live));
        try (Store store = Store.read(cup.folder())) {
            Tally told = new Tally(store.setup(Games.installed()));
            store.games().countInto(told);
            assertEquals(live.workers().counts(), told.workers().counts());
            assertEquals(
                    List.of(
                            new Workers.Count("lab-1", 900, 12, 0, 12, 41.5),
                            new Workers.Count("lab-2", 1000, 12, 0, 0, 0)),
                    told.workers().counts());
            assertTrue(Scoreboard.of(told).text().contains("lab-1      12   90 %        0         12     41.5"));
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
        }
    }

    @Test
    void resultsGamesAndReportNameTheMachine() throws IOException {
        cup.run().play(twoMachines(), store -> List.of());
        try (Store store = Store.read(cup.folder())) {
            Reports.write(store, Games.installed(), reports);
        }
        JsonNode rows = JsonText.MAPPER
                .readTree(reports.resolve("results.json").toFile())
                .get("workers");
        assertEquals(List.of("lab-1", "lab-2"), rows.findValuesAsText("worker"));
        String games = Files.readString(reports.resolve("games.jsonl"));
        assertTrue(games.contains("\"worker\":{\"name\":\"lab-2\",\"speed\":1000}"));
        assertTrue(Files.readString(reports.resolve("report.html")).contains("id=\"workers\""));
    }

    @Test
    void aSingleMachineIsNotMentioned() throws IOException {
        cup.play();
        try (Store store = Store.read(cup.folder())) {
            Reports.write(store, Games.installed(), reports);
        }
        assertFalse(Files.readString(reports.resolve("results.json")).contains("worker"));
        assertFalse(Files.readString(reports.resolve("games.jsonl")).contains("worker"));
        assertFalse(Files.readString(reports.resolve("report.html")).contains("id=\"workers\""));
    }
}
