package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two authors with the same file are reported to the organizer, unless the arena made the file. */
@Timeout(120)
class SameFileTest {
    private static final String SEARCH = """
            long best = 0; double most = -1e9;
            for (long move : game.position().moves()) {
                P next = game.position().play(move);
                double value = -next.moves().length + (next.turn() == player ? 5 : 0);
                if (value > most) { most = value; best = move; }
            }
            return best;
            """;

    private static final String OWN = """
            private int worth(int n) {
                int sum = 3;
                for (int i = 0; i < n; i++) { sum = sum * i + 7 - (sum >> 2); }
                return sum;
            }
            """;

    @TempDir
    Path folder;

    @Test
    void anUnchangedSampleOrTemplateOfTwoAuthorsIsNotReportedAndOneOfTheirOwnIs() throws Exception {
        Path samples = folder.resolve("agents/samples");
        Path sample = TestJars.agent(samples, "random", TestJars.FIRST_MOVE);
        TestJars.agent(samples, "template", SEARCH);
        Path template = TestJars.agent(folder.resolve("jars"), "my-agent", SEARCH);
        Path own = TestJars.agent(folder.resolve("jars"), "own", SEARCH, OWN);
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            for (String name : new String[] {"anna", "bert"}) {
                Browser author = event.author(organizer, name);
                author.upload(sample).require(201);
                author.upload(template).require(201);
            }
            organizer.await("organize", SameFileTest::isExamined);
            for (String name : new String[] {"carl", "dora"}) {
                event.author(organizer, name).upload(own).require(201);
            }
            JsonNode now = organizer.await("organize", all -> all.at("/equal").size() > 0);
            assertEquals("[[4,5]]", now.at("/equal").toString());
            assertEquals("[]", now.at("/alike").toString(), "identical files are reported only once");
        }
    }

    private static boolean isExamined(JsonNode all) {
        return all.at("/uploads").findValuesAsText("state").stream().noneMatch("received"::equals);
    }
}
