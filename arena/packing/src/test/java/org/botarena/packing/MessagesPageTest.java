package org.botarena.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page of messages has a cure for every refusal. */
class MessagesPageTest {
    private final List<String> rows =
            new MessagesPage(Path.of("../..")).table().lines().skip(2).toList();

    MessagesPageTest() throws IOException {}

    @Test
    void everyMessageSaysWhatToDo() {
        assertEquals(
                List.of(),
                rows.stream().filter(row -> row.matches(".*\\| *\\|$")).toList());
        assertTrue(rows.size() > 80, rows::toString);
    }

    @Test
    void aRefusalHasTheCauseAndTheCureOfItsCode() {
        assertTrue(
                rows.contains("| a class is built for Java \u2026 | \u2026 has class-file version \u2026 (Java \u2026);"
                        + " agents run on Java \u2026 here, which reads up to version \u2026 | Student: compile with --release \u2026"
                        + " (Maven: maven.compiler.release). Organizer: --agent-java HOME runs agents on another JDK, \u2026 or"
                        + " later. |"));
        assertTrue(rows.contains(
                "| the zip file is empty | it has no entry | Build the jar again with Maven, Gradle or the"
                        + " jar tool. |"));
    }

    @Test
    void aMessageThatContainsItsCureIsSplit() {
        assertTrue(rows.stream()
                .anyMatch(row -> row.startsWith("| calls System.exit | ")
                        && row.endsWith(" | an agent must not; return a move instead |")));
    }
}
