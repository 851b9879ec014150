package org.botarena.arena.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.junit.jupiter.api.Test;

/** The page for authors and the rows that the arena quotes are the same. */
class AllowanceTest {
    private static final Path PAGE = Path.of("..", "docs", "what-your-bot-has.md");

    @Test
    void thePageHoldsTheRowsAndNoOthers() throws Exception {
        List<String> rows = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| "))
                .skip(1) // the head
                .toList();
        assertEquals(Arrays.stream(Allowance.values()).map(Allowance::row).toList(), rows);
    }

    @Test
    void aQuoteNamesThePage() {
        assertEquals(
                "what-your-bot-has.md: \"network: none, not even to the same machine\"", Allowance.NETWORK.quote());
    }

    @Test
    void theJarsRowStatesTheLimitsInForce() {
        String jar = Allowance.JAR.text();
        assertTrue(jar.contains("%d MiB, ".formatted(Bounds.JAR_BYTES >> 20)), jar);
        assertTrue(jar.contains(String.format(Locale.ROOT, "%,d entries", Bounds.ENTRIES)), jar);
        assertTrue(jar.contains("%d MiB unpacked".formatted(Bounds.UNPACKED_BYTES >> 20)), jar);
    }
}
