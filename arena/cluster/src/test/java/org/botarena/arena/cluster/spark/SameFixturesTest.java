package org.botarena.arena.cluster.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cluster.table.ClusterTable;
import org.botarena.arena.cluster.task.BuildId;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.cluster.worker.WorkerSettings;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.Order;
import org.botarena.arena.event.TableSource;
import org.botarena.arena.news.News;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.form.Seated;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.spec.Request;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is played on a cluster is what would have been played on this machine: Spark's own scheduler, with real jars in real processes. */
@Timeout(300)
class SameFixturesTest {
    private static final Map<String, String> SETTINGS = Map.of(
            "game", "tictactoe", "isolation", "process", "jobs", "1", "seed", "7", "move-time", "20s", "pairs", "2");

    @TempDir
    static Path agents;

    @TempDir
    private Path folder;

    private final List<Path> opened = new ArrayList<>();

    @AfterEach
    void deleteFolders() {
        opened.forEach(open -> FileUtils.deleteQuietly(open.toFile()));
    }

    @BeforeAll
    static void buildAgents() {
        TestJars.agent(agents, "first", TestJars.FIRST_MOVE);
        TestJars.agent(agents, "second", TestJars.FIRST_MOVE);
    }

    private EventResult play(Path out, TableSource tables, List<String> plies) {
        Map<String, String> settings = new TreeMap<>(SETTINGS);
        settings.put("agents", agents.toString());
        settings.put("out", out.toString());
        Installation installation = new Installation(folder, agents);
        Order order = Order.of(Request.typed(new Settings(settings), List.of()), installation, Clock.systemUTC());
        try (Event event = Event.open(order, installation)) {
            event.playAt(tables);
            event.listen(news -> {
                if (news.news() instanceof News.PlyPlayed ply) {
                    plies.add(ply.game().id() + " " + ply.ply().number());
                }
            });
            return event.play(Optional.empty());
        }
    }

    /** Of each game on file: start, opening, seeds and moves, by id. */
    private static Map<String, String> games(Path out) {
        Map<String, String> games = new TreeMap<>();
        try (Store store = Store.read(out)) {
            store.games()
                    .each(game -> games.put(
                            game.pairing().id(),
                            StableJson.text(Seated.of(game.pairing()))
                                    + game.result().plies().stream()
                                            .map(ply -> ply.move())
                                            .toList()));
        }
        return games;
    }

    private TableSource twoThreads() throws IOException {
        Path worker = OpenFolder.temporary("botarena-worker-");
        opened.add(worker);
        new WorkerSettings(
                        new WorkerFacts("here", BuildId.ofThisProgram(), 17, "process", 2, 1000, Optional.empty()),
                        worker,
                        Optional.empty())
                .write();
        return (venue, terms, jobs) -> new ClusterTable(
                terms,
                venue.gameJars(),
                new SparkDealer(
                        SparkSettings.ofOrganizer("a secret of the test, which nobody else has")
                                .setMaster("local[2]")
                                .set("spark.task.cpus", "1")
                                .set("spark.driver.host", "127.0.0.1")
                                .set("spark.driver.bindAddress", "127.0.0.1")
                                .set("spark.driver.port", "0")
                                .set("spark.driver.blockManager.port", "0")
                                .set(SparkSettings.FOLDER, worker.toString()),
                        new WorkerNews(List.of("here"), notice -> {})),
                why -> {});
    }

    @Test
    void gamesOfAClusterHaveTheIdsSeedsAndOpeningsOfALocalRunAndTellTheirPlies() throws IOException {
        play(folder.resolve("local"), TableSource.HERE, new ArrayList<>());
        List<String> plies = Collections.synchronizedList(new ArrayList<>());
        EventResult result = play(folder.resolve("far"), twoThreads(), plies);

        assertEquals(4, result.over().played());
        assertEquals(games(folder.resolve("local")), games(folder.resolve("far")));
        assertEquals(plies.stream().distinct().toList(), plies, "told twice");
        assertTrue(plies.size() >= 4 * 3, "only %d plies were told".formatted(plies.size()));
    }
}
