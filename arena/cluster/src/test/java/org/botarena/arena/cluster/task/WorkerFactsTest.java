package org.botarena.arena.cluster.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.botarena.arena.record.form.StableJson;
import org.junit.jupiter.api.Test;

class WorkerFactsTest {
    private static final WorkerFacts FACTS =
            new WorkerFacts("lab-1", "abc", 17, "sandbox", 3, 2_000_000, Optional.of("2026-11-23T22:00:00Z"));

    @Test
    void travelAsTexts() {
        String text = StableJson.text(FACTS);
        assertEquals(FACTS, StableJson.value(text, WorkerFacts.class));
        assertEquals(FACTS, StableJson.value(text.replace("{", "{\"colour\":\"red\","), WorkerFacts.class));
        assertThrows(IllegalArgumentException.class, () -> StableJson.value("name=lab-1", WorkerFacts.class));
    }

    @Test
    void nameWhatKeepsAWorkerOut() {
        assertEquals(Optional.empty(), objection("abc", 17, "sandbox"));
        assertTrue(
                objection("abd", 17, "sandbox").orElseThrow().contains("another build of the arena (abc, here abd)"));
        assertTrue(objection("abc", 21, "sandbox").orElseThrow().contains("Java 17, here on 21"));
        assertTrue(objection("abc", 17, "process").orElseThrow().contains("--isolation"));
    }

    private static Optional<String> objection(String build, int java, String isolation) {
        return FACTS.kind().objection(new WorkerKind(build, java, isolation));
    }

    @Test
    void speedsThatAreOnePercentApartAreOneStepApart() {
        for (double speed = 1000; speed < 1e8; speed *= 1.7) {
            assertEquals(WorkerFacts.step(speed) + 1, WorkerFacts.step(speed * 1.0100001));
            assertTrue(WorkerFacts.step(speed * 0.9) < WorkerFacts.step(speed) - 9);
        }
    }
}
