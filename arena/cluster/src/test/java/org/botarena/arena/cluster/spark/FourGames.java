package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.arena.cluster.table.ClusterGameRunner;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.cluster.worker.WorkerSettings;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.Order;
import org.botarena.arena.news.News;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.venue.BuildId;
import org.botarena.arena.venue.Installation;

/** A tournament of four games between two jars, for comparing where it is played. One thread. */
final class FourGames {
    private static final Map<String, String> SETTINGS = Map.of(
            "game", "tictactoe", "isolation", "process", "jobs", "1", "seed", "7", "move-time", "20s", "pairs", "2");

    private final Path folder;
    private final Path agents;
    private final List<String> plies = Collections.synchronizedList(new ArrayList<>());

    /** Uses this folder, where its jars are created. */
    FourGames(Path folder) {
        this.folder = folder;
        this.agents = folder.resolve("agents");
        TestJars.agent(agents, "first", TestJars.FIRST_MOVE);
        TestJars.agent(agents, "second", TestJars.FIRST_MOVE);
    }

    /** Plays the games with these runners; results go to a folder with this name. */
    EventResult play(String name, GameRunnerSource runners) {
        plies.clear();
        Map<String, String> settings = new TreeMap<>(SETTINGS);
        settings.put("agents", agents.toString());
        settings.put("out", folder.resolve(name).toString());
        Installation installation = new Installation(folder, agents);
        Order order = Order.of(new Settings(settings), installation, Clock.systemUTC());
        try (Event event = Event.open(order, installation)) {
            event.playAt(runners);
            event.listen(news -> {
                if (news.news() instanceof News.PlyPlayed ply) {
                    plies.add(ply.id() + " " + ply.number());
                }
            });
            return event.play(Optional.empty());
        }
    }

    /** The reported plies of the last games: game and number of the ply. */
    List<String> plies() {
        return List.copyOf(plies);
    }

    /** The start, opening, seeds and moves of each recorded game, by id. */
    Map<String, String> games(String name) {
        Map<String, String> games = new TreeMap<>();
        try (Store store = Store.read(folder.resolve(name))) {
            store.games()
                    .each(game -> games.put(
                            game.id(),
                            StableJson.text(game.bare(Optional.empty()))
                                    + game.result().plies().stream()
                                            .map(ply -> ply.move())
                                            .toList()));
        }
        return games;
    }

    /**
     * The runners of Spark's local scheduler.
     *
     * @param master its name in Spark
     * @param slots of its cores that a task takes
     * @param lanes of each playing process
     * @param worker the folder of their worker
     */
    static GameRunnerSource onSpark(String master, int slots, int lanes, Path worker) throws IOException {
        new WorkerSettings(
                        new WorkerFacts("here", BuildId.ofThisProgram(), 17, "process", lanes, 1000, Optional.empty()),
                        worker,
                        Optional.empty())
                .write();
        return (venue, terms, jobs) -> new ClusterGameRunner(
                terms,
                venue.gameJars(),
                new SparkDealer(
                        SparkSettings.ofOrganizer("a secret that only the test has")
                                .setMaster(master)
                                .set("spark.task.cpus", "" + slots)
                                .set("spark.driver.host", "127.0.0.1")
                                .set("spark.driver.bindAddress", "127.0.0.1")
                                .set("spark.driver.port", "0")
                                .set("spark.driver.blockManager.port", "0")
                                .set("spark.executorEnv.SPARK_DIST_CLASSPATH", System.getProperty("java.class.path"))
                                .set(SparkSettings.FOLDER, worker.toString()),
                        new WorkerNews(List.of("here"), notice -> {})),
                why -> {});
    }
}
