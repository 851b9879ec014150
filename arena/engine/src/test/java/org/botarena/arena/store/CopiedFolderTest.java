package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.report.Reports;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A carelessly copied or read-only folder can be read. */
class CopiedFolderTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 1));

    @Test
    void theDatabaseFileIsCompleteSomeSecondsAfterTheLastGame() throws Exception {
        Kept run = cup.run();
        try (Store store = Store.open(cup.folder())) {
            run.begin(store);
            store.games().ended(run.runner().play(Contest.games(cup.setup()).get(0)));
            awaitFolded();
            Path copy = Files.createDirectory(cup.temporary().resolve("copy"));
            Files.copy(cup.folder().resolve("tournament.db"), copy.resolve("tournament.db"));
            assertEquals(1, attempts(copy.resolve("tournament.db")));
        }
    }

    @Test
    @Tag("slow")
    void readingAllGamesKeepsNothingInTheLog() throws Exception {
        Kept run = cup.run();
        List<ScheduledGame> games = Contest.games(cup.setup());
        try (Store store = Store.open(cup.folder())) {
            run.begin(store);
            store.games().ended(run.runner().play(games.get(0)));
            store.games().ended(run.runner().play(games.get(1)));
            GameRecord third = run.runner().play(games.get(2));
            try (Store reader = Store.read(cup.folder())) {
                List<Boolean> folded = new ArrayList<>();
                reader.games().each(game -> {
                    if (folded.isEmpty()) {
                        store.games().ended(third);
                        folded.add(awaitFolded());
                    }
                });
                assertEquals(List.of(true), folded, "in the middle of reading");
                assertEquals(3, attempts(cup.folder().resolve("tournament.db")));
            }
        }
    }

    /** Whether the log is folded in within two minutes. */
    private boolean awaitFolded() {
        long give = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (isUnfolded() && System.nanoTime() < give) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
        }
        return !isUnfolded();
    }

    private boolean isUnfolded() {
        Path log = cup.folder().resolve("tournament.db-wal");
        return log.toFile().length() > 0;
    }

    private static int attempts(Path database) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement();
                var row = statement.executeQuery("SELECT count(*) FROM attempt")) {
            return row.getInt(1);
        }
    }

    @Test
    void atTheEndThereIsNoLog() throws IOException {
        new Kept(cup.folder(), cup.setup()).play();
        assertTrue(!isUnfolded());
    }

    /** Reads where nothing can be written, and writes the reports elsewhere. */
    static final class Reader {
        private Reader() {}

        public static void main(String[] arguments) throws IOException {
            Path folder = Path.of(arguments[0]);
            Set<String> before = names(folder);
            try (Store store = Store.read(folder)) {
                System.out.println(store.games().count() + " games");
                System.out.println(Audit.of(store, Games.installed(), false).damage());
                Reports.write(store, Games.installed(), Path.of(arguments[1]));
            }
            System.out.println(before.equals(names(folder)) ? "as it was" : "changed: " + names(folder));
        }

        private static Set<String> names(Path folder) throws IOException {
            try (Stream<Path> files = Files.walk(folder)) {
                return files.map(Path::toString).collect(Collectors.toSet());
            }
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aReadOnlyFolderIsReadAndNothingIsCreatedNextToIt() throws Exception {
        new Kept(cup.folder(), cup.setup()).play();
        assertReadOnly("plain");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Tag("slow")
    void aReadOnlyFolderWithALogOfAKilledRunIsReadFromACopy() throws Exception {
        new Kept(cup.folder(), cup.setup()).play();
        Path killed = cup.temporary().resolve("killed");
        try (Store store = Store.open(cup.folder())) {
            store.changes().keepSources();
            store.changes().reach(State.FINISHED, false, store.end().moment());
            FileUtils.copyDirectory(cup.folder().toFile(), killed.toFile());
        }
        assertTrue(Files.size(killed.resolve("tournament.db-wal")) > 0);
        FileUtils.deleteDirectory(cup.folder().toFile());
        FileUtils.moveDirectory(killed.toFile(), cup.folder().toFile());
        assertReadOnly("log");
    }

    private void assertReadOnly(String name) throws Exception {
        Path out = Files.createDirectory(cup.temporary().resolve("out-" + name));
        Path said = cup.temporary().resolve("said-" + name + ".txt");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String mount = "mount --bind '%1$s' '%1$s' && mount -o remount,ro,bind '%1$s'".formatted(cup.folder());
        assumeTrue(shell(mount, said) == 0, "no folder can be made read-only here");
        String script = mount
                + " && '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '%s' '%s' '%s' '%s'"
                        .formatted(
                                java, System.getProperty("java.class.path"), Reader.class.getName(), cup.folder(), out);
        assertEquals(0, shell(script, said), () -> read(said));
        String text = read(said);
        assertTrue(text.contains("12 games"), text);
        assertTrue(text.contains("as it was"), text);
        assertTrue(text.contains("[]"), text);
        assertEquals(-1, Files.mismatch(cup.folder().resolve("games.jsonl"), out.resolve("games.jsonl")));
    }

    private static int shell(String script, Path said) throws Exception {
        Process process = new ProcessBuilder(List.of("unshare", "--map-root-user", "--mount", "sh", "-c", script))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        return process.waitFor(3, TimeUnit.MINUTES) ? process.exitValue() : -1;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
