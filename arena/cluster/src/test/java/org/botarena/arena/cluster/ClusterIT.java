package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cluster.Lab.Done;
import org.botarena.arena.cluster.access.ClusterSecret;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.form.Seated;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.store.Store;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A master and two workers as the page says, in real processes, some of which are killed. */
@Timeout(600)
class ClusterIT {
    private Path folder;
    private Lab lab;

    @BeforeEach
    void open() throws IOException {
        assumeTrue(System.getProperty(Lab.PROPERTY) != null, "the installation is not assembled yet");
        folder = OpenFolder.temporary("botarena-lab-");
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            lab = new Lab(folder, socket.getLocalPort());
        }
    }

    @AfterEach
    void close() {
        if (lab == null) {
            return;
        }
        lab.close();
        FileUtils.deleteQuietly(folder.toFile());
    }

    private String[] tournament(String out, String... more) {
        List<String> all = new ArrayList<>(List.of(
                "run", "random", "flat", "--game", "tictactoe", "--move-time", "300ms", "--seed", "7", "--isolation"));
        all.addAll(List.of("process", "--pairs", "6", "--out", out));
        all.addAll(Arrays.asList(more));
        return all.toArray(String[]::new);
    }

    private String[] far(String out) {
        return tournament(out, "--cluster", lab.url());
    }

    /** Of each game with a result, by id, where it began and with which seeds. */
    private Map<String, String> games(String out) {
        Map<String, String> games = new TreeMap<>();
        try (Store store = Store.read(folder.resolve(out))) {
            store.games()
                    .each(game -> assertEquals(
                            null, games.put(game.pairing().id(), StableJson.text(Seated.of(game.pairing()))), "twice"));
        }
        return games;
    }

    private void awaitGame(String out) throws InterruptedException {
        lab.await("the first game of " + out, () -> {
            try {
                return Files.exists(folder.resolve(out + "/journal.jsonl"))
                        && Files.readString(folder.resolve(out + "/journal.jsonl"))
                                        .lines()
                                        .count()
                                > 3;
            } catch (IOException e) {
                return false;
            }
        });
    }

    @Test
    void whoeverIsKilledNoGameIsLostOrPlayedTwiceAndNobodyIsLeft() throws IOException, InterruptedException {
        assertEquals(0, lab.run("local", tournament("here")).code());
        Process master = lab.master();
        Process one = lab.worker("one");
        Process two = lab.worker("two");

        Process organizer = lab.start("first", far("there"));
        awaitGame("there");
        lab.players(one).forEach(ProcessHandle::destroyForcibly);
        awaitGame("there");
        two.destroyForcibly();
        TimeUnit.SECONDS.sleep(3);
        organizer.destroyForcibly();
        organizer.waitFor();

        lab.worker("three");
        Process again = lab.start("second", far("there"));
        lab.await("the second organizer", () -> lab.said("second").contains("Isolation"));
        TimeUnit.SECONDS.sleep(6);
        master.destroyForcibly();
        Done done = lab.end(again, "second");

        assertEquals(0, done.code(), done.said());
        assertEquals(12, games("there").size());
        assertEquals(games("here"), games("there"));
        assertEquals(0, lab.run("verify", "verify", "there").code());
        lab.kill();
        lab.assertNobodyIsLeft(40);
    }

    @Test
    void badInputIsAnsweredInASentence() throws IOException, InterruptedException {
        Done nobody = lab.run("unreachable", far("x"));
        assertTrue(nobody.code() == 1 && nobody.said().contains("cannot be read"), nobody.said());
        lab.master();

        Done taken = lab.run(
                "taken",
                "cluster",
                "start",
                "--host",
                "127.0.0.1",
                "--port",
                lab.url().replaceAll(".*:", ""));
        assertTrue(taken.code() == 1 && taken.said().contains("another master runs there"), taken.said());

        Done alone = lab.run("alone", far("x"));
        assertTrue(alone.code() == 1 && alone.said().contains("no worker has joined"), alone.said());

        Path other = folder.resolve("other-secret");
        ClusterSecret.make(other);
        Done stranger = lab.run("stranger", tournament("x", "--cluster", lab.url(), "--secret", other.toString()));
        assertTrue(stranger.code() == 1 && stranger.said().contains("another secret"), stranger.said());
        assertTrue(stranger.seconds() < 10, "after %.1f s".formatted(stranger.seconds()));

        lab.worker("one");
        Done twice = lab.run(
                "twice",
                "worker",
                "--join",
                lab.url(),
                "--work",
                folder.resolve("one.work").toString());
        assertTrue(twice.code() == 1 && twice.said().contains("has joined already"), twice.said());

        Done level =
                lab.run("level", "run", "random", "flat", "--game", "tictactoe", "--cluster", lab.url(), "--out", "y");
        assertTrue(level.code() == 1 && level.said().contains("its agents play at the level process"), level.said());
    }
}
