package org.botarena.bench.course;

import static org.botarena.bench.course.CourseTablesTest.printed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The annex of the course on draughts can be played in parts, and nothing is played twice. */
@ResourceLock(Resources.SYSTEM_OUT)
class ThinkingTimesTest {
    @TempDir
    Path folder;

    private List<String> play(String times, String boards) throws IOException {
        printed(() -> ThinkingTimes.main(new String[] {times, boards, "2", "1", file().toString()}));
        return Files.readAllLines(file());
    }

    private Path file() {
        return folder.resolve("annex.csv");
    }

    @Test
    void everyGameIsInTheRecordWhenItEndsAndIsNotPlayedAgain() throws IOException {
        List<String> first = play("0.001,0.002", "6");
        assertEquals(1 + 2, first.size());
        assertEquals(ThinkingGame.HEADER, first.get(0));
        assertEquals(first, play("0.001,0.002", "6"));
        List<String> more = play("0.001,0.002,0.003", "6");
        assertEquals(first, more.subList(0, 3));
        assertEquals(1 + 6, more.size());
    }

    @Test
    void aLineThatWasCutOffIsPlayedAgain() throws IOException {
        List<String> first = play("0.001,0.002", "6");
        Files.writeString(
                file(),
                String.join("\n", first)
                        .substring(0, first.get(0).length() + 1 + first.get(1).length() + 9));
        List<String> second = play("0.001,0.002", "6");
        assertEquals(first.subList(0, 2), second.subList(0, 2));
        assertEquals(3, second.size());
        assertTrue(second.get(2).startsWith("6,0.001,0.002,1,1,"), second.get(2));
    }

    @Test
    void aGameReadsBackAsItWasWritten() throws IOException {
        for (String line : play("0.001,0.002", "6").subList(1, 3)) {
            assertEquals(line, ThinkingGame.parse(line).toString());
        }
        assertThrows(IllegalArgumentException.class, () -> ThinkingGame.parse("6,1.0,2.0"));
    }

    @Test
    void whatWasNotMeasuredIsNamedInTheTable() throws IOException {
        Files.writeString(
                file(),
                ThinkingGame.HEADER + "\n6,1.0,2.0,1,0,longer,40,60.000,19.000,38.000\n"
                        + "6,1.0,2.0,1,1,drawn,50,70.000,21.000,42.000\n");
        List<String> table = printed(() -> ThinkingTimes.main(new String[] {"table", file().toString()}));
        assertEquals(2 + 18, table.size());
        assertEquals("| 6x6 | 1 s - 2 s | 2 | 0 | 1 | 1 | 45 | 20.0 - 40.0 |", table.get(2));
        assertEquals("| 10x10 | 5 s - 10 s | not measured | | | | | |", table.get(19));
    }

    @Test
    void theTableOfTheBenchIsWhatIsInTheRecord() throws IOException {
        List<String> table = printed(() -> ThinkingTimes.main(new String[] {"table", "thinking-times.csv"}));
        assertTrue(Files.readString(Path.of("README.md")).contains(String.join("\n", table)), table::toString);
        assertTrue(table.stream().noneMatch(row -> row.contains("not measured")), table::toString);
    }

    /** The whole annex with a five-hundredth of the time: games of a few hundred milliseconds. */
    @Test
    @Tag("full")
    void theWholeAnnexInShort() throws IOException {
        List<String> lines = play("0.002,0.004,0.01,0.02", "6,8,10");
        assertEquals(1 + 36, lines.size());
        Set<ThinkingGame.Fixture> fixtures = new HashSet<>();
        double ofTheLonger = 0;
        for (String line : lines.subList(1, lines.size())) {
            ThinkingGame game = ThinkingGame.parse(line);
            assertTrue(fixtures.add(game.fixture()), line);
            ofTheLonger += game.won().equals("longer") ? 1 : game.won().equals("drawn") ? 0.5 : 0;
        }
        assertTrue(ofTheLonger > 18, ofTheLonger + " of 36 points for the longer time");
    }
}
