package org.botarena.arena.news;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.news.LiveReader.Line;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.standing.Counted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One process writes the news of its tournament, and another one follows. */
class LiveFolderTest {
    private static final List<ScheduledGame> GAMES = Contest.games(Contest.setup("tictactoe", 1000, "anna", "bert"));

    private static final News BEGINS = new News.Begins(GAMES.size(), Optional.empty());

    @TempDir
    private Path folder;

    private final List<String> warnings = new ArrayList<>();
    private long told;
    private Pace pace = Pace.NONE;

    private LiveWriter writer() {
        LiveWriter writer = unbegun();
        pace = pace.after(BEGINS, Instant.EPOCH);
        writer.accept(new NumberedNews(6, 0, Instant.EPOCH, pace, BEGINS));
        return writer;
    }

    private LiveWriter unbegun() {
        return new LiveWriter(folder, warnings::add);
    }

    private void tell(LiveWriter writer, News news) {
        pace = pace.after(news, Instant.EPOCH);
        writer.accept(new NumberedNews(7, told++, Instant.EPOCH, pace, news));
    }

    /** A game with a number of plies, which may or may not end. */
    private void play(LiveWriter writer, ScheduledGame game, int plies, boolean toTheEnd) {
        tell(writer, News.GameBegun.of(game));
        for (int i = 0; i < plies; i++) {
            tell(writer, News.PlyPlayed.of(game, new Ply(i, i % 2, "" + i % 9, 1, 1, 0)));
        }
        if (toTheEnd) {
            Attempt attempt = new Attempt(List.of(), List.of(0.0, 0.0), List.of(), Optional.empty());
            GameRecord record = new GameRecord(game, attempt, List.of());
            tell(
                    writer,
                    News.GameEnded.of(
                            record,
                            List.of(0.5, 0.5),
                            Counted.of(record, TimeControl.perMove(Duration.ofSeconds(2), Duration.ofSeconds(5)))));
        }
        writer.tick();
    }

    /** The events after the beginning. */
    private static List<String> events(List<Line> lines) {
        return lines.stream()
                .map(Line::event)
                .filter(event -> !event.equals("begins"))
                .toList();
    }

    private static List<String> numbers(List<Line> lines) {
        return lines.stream()
                .filter(line -> line.sequence() > 6)
                .map(line -> line.sequence() + "." + line.number())
                .toList();
    }

    @Test
    void earlyNewsIsWrittenWhenTheGamesBegin() throws IOException {
        LiveReader reader = new LiveReader(folder);
        try (LiveWriter writer = unbegun()) {
            tell(writer, new News.Noticed(Sentence.quote("the machine is busy")));
            writer.tick();
            assertFalse(Files.exists(folder.resolve("live")), "the folder may not be the tournament's yet");
            tell(writer, BEGINS);
            writer.tick();
            assertEquals(
                    List.of("notice", "begins"),
                    reader.poll().stream().map(Line::event).toList());
        }
    }

    @Test
    void gamesThatNeverBeginLeaveNoFiles() {
        try (LiveWriter writer = unbegun()) {
            tell(writer, new News.Noticed(Sentence.quote("the machine is busy")));
        }
        assertFalse(Files.exists(folder.resolve("live")));
    }

    @Test
    void aReaderContinuesWhereItStopped() throws IOException {
        LiveReader reader = new LiveReader(folder);
        assertEquals(List.of(), reader.poll(), "no run has begun");
        try (LiveWriter writer = writer()) {
            play(writer, GAMES.get(0), 2, false);
            assertEquals(List.of("begun", "ply", "ply"), events(reader.poll()));
            assertEquals(List.of(), reader.poll());
            tell(writer, new News.Over(1, 0, false, Optional.empty(), "results"));
        }
        List<Line> last = reader.poll();
        assertEquals(List.of("7.3"), numbers(last));
        assertEquals("results", last.get(0).fields().get("results").textValue());
        assertEquals(List.of("end"), events(last));
    }

    @Test
    void aSteadyReaderGetsEveryLineOnceAcrossFiles() throws IOException {
        LiveReader reader = new LiveReader(folder);
        List<String> heard = new ArrayList<>();
        try (LiveWriter writer = writer()) {
            for (int i = 0; i < 60; i++) {
                play(writer, GAMES.get(i), 900, i % 2 == 0);
                heard.addAll(numbers(reader.poll()));
            }
        }
        heard.addAll(numbers(reader.poll()));
        assertTrue(told > 50_000, "several times what the files hold");
        assertEquals(
                Stream.iterate(0, i -> i + 1).limit(told).map(i -> "7." + i).toList(), heard);
    }

    @Test
    void theFilesHoldTheNewestFourMebibytes() throws IOException {
        try (LiveWriter writer = writer()) {
            for (int i = 0; i < 60; i++) {
                play(writer, GAMES.get(i), 900, true);
            }
        }
        try (Stream<Path> files = Files.list(folder.resolve("live"))) {
            List<Path> there = files.toList();
            assertEquals(4, there.size());
            long bytes = 0;
            for (Path file : there) {
                bytes += Files.size(file);
            }
            assertTrue(bytes <= 4 << 20, "bytes: " + bytes);
            assertTrue(bytes > 3 << 20, "bytes: " + bytes);
        }
        List<Line> lines = new LiveReader(folder).poll();
        List<String> numbers = numbers(lines);
        assertEquals("7." + (told - 1), numbers.get(numbers.size() - 1));
    }

    @Test
    void aLateReaderGetsTheGamesInProgressWithTheirMoves() throws IOException {
        try (LiveWriter writer = writer()) {
            play(writer, GAMES.get(0), 5, false);
            for (int i = 1; i < 20; i++) {
                play(writer, GAMES.get(i), 900, true);
            }
            List<Line> lines = new LiveReader(folder).poll();
            assertEquals("begins", lines.get(0).event());
            Line first = lines.get(1);
            assertEquals("begun", first.event());
            assertEquals(GAMES.get(0).id(), first.fields().get("id").textValue());
            assertEquals(
                    "[\"0\",\"1\",\"2\",\"3\",\"4\"]",
                    first.fields().get("moves").toString());
            assertTrue(first.fields().get("again").booleanValue());
            assertTrue(
                    lines.stream()
                            .filter(line -> line.fields().has("again"))
                            .allMatch(line -> List.of(0, 1, 2).contains(lines.indexOf(line))),
                    "games that have ended are not told again");
            List<NumberedNews> news = new LiveReader(folder).news();
            assertEquals(pace, news.get(news.size() - 1).pace(), "and how far it is");
        }
    }

    @Test
    void aReaderThatPollsTooRarelyGetsASummary() throws IOException {
        LiveReader reader = new LiveReader(folder);
        try (LiveWriter writer = writer()) {
            play(writer, GAMES.get(0), 5, false);
            assertEquals(7, reader.poll().size());
            for (int i = 1; i < 60; i++) {
                play(writer, GAMES.get(i), 900, true);
            }
        }
        Line next = reader.poll().get(1);
        assertEquals(GAMES.get(0).id(), next.fields().get("id").textValue());
        assertTrue(next.fields().get("again").booleanValue());
    }

    @Test
    void anIncompleteLineOfAKilledWriterIsSkipped() throws IOException {
        LiveReader reader = new LiveReader(folder);
        try (LiveWriter killed = writer()) {
            play(killed, GAMES.get(0), 3, false);
        }
        Path file = folder.resolve("live/00000001.jsonl");
        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.length() - 20));
        assertEquals(List.of("begun", "ply", "ply"), events(reader.poll()));
        try (LiveWriter resumed = writer()) {
            play(resumed, GAMES.get(0), 1, true);
        }
        assertEquals(List.of("begun", "ply", "game"), events(reader.poll()));
        assertTrue(Files.exists(folder.resolve("live/00000002.jsonl")));
    }

    @Test
    void foreignFilesAreSkipped() throws IOException {
        Files.createDirectories(folder.resolve("live"));
        Files.writeString(
                folder.resolve("live/00000003.jsonl"),
                "no JSON\n[]\n{\"event\":3}\n{\"event\":\"ply\",\"sequence\":\"x\"}\n\n" + "[".repeat(5000) + "\n");
        Files.writeString(folder.resolve("live/notes.txt"), "mine");
        assertEquals(List.of("ply"), events(new LiveReader(folder).poll()));
    }

    @Test
    void anUnwritableFolderGivesOneWarning() throws IOException {
        Files.writeString(folder.resolve("live"), "a file");
        try (LiveWriter writer = writer()) {
            play(writer, GAMES.get(0), 3, true);
            play(writer, GAMES.get(1), 3, true);
        }
        assertEquals(1, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).contains("The tournament continues"), warnings::toString);
    }

    /** Writes games endlessly until it is killed. */
    static final class Endless {
        private Endless() {}

        public static void main(String[] args) throws InterruptedException {
            LiveFolderTest test = new LiveFolderTest();
            test.folder = Path.of(args[0]);
            try (LiveWriter writer = test.writer()) {
                for (int i = 0; ; i++) {
                    test.play(writer, GAMES.get(i % GAMES.size()), 200, true);
                    Thread.sleep(2);
                }
            }
        }
    }

    @Test
    @Timeout(120)
    void anotherProcessIsFollowedOverManyFilesUntilItIsKilled() throws Exception {
        LiveReader reader = new LiveReader(folder);
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Endless.class.getName(),
                        folder.toString())
                .inheritIO()
                .start();
        List<Line> heard = new ArrayList<>();
        try {
            while (heard.size() < 60_000) {
                assertTrue(writer.isAlive(), "the writer has ended");
                heard.addAll(reader.poll());
                Thread.sleep(5);
            }
        } finally {
            writer.destroyForcibly().waitFor();
        }
        heard.addAll(reader.poll());
        long before = -1; // the number of the line before; -1 if a summary was repeated, as for a reader that polls too
        // rarely
        for (Line line : heard) {
            if (line.fields().has("again")) {
                before = -1;
            } else if (line.sequence() > 6) {
                assertTrue(before < 0 || line.number() == before + 1, before + " and then " + line.number());
                before = line.number();
            }
        }
    }
}
