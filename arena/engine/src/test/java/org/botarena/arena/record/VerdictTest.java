package org.botarena.arena.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.form.StableJson;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static Fault fault(Verdict verdict) {
        return new Fault(1, 7, verdict, Optional.of(new Evidence(2001, 5.5, 1, 0, 0.25)));
    }

    private static String stored(List<Fault> faults) {
        Attempt attempt = new Attempt(
                List.of(),
                List.of(1.0, -1.0),
                faults,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                0,
                Optional.empty());
        return StableJson.text(attempt);
    }

    private static List<Fault> read(String stored) {
        return StableJson.value(stored, Attempt.class).faults();
    }

    @Test
    void everyKindOfFaultSurvivesTheStore() {
        List<Fault> faults = EveryFault.with("a1", 2000.123456).stream()
                .map(VerdictTest::fault)
                .toList();
        assertEquals(faults, read(stored(faults)));
    }

    @Test
    void everyKindOfFaultLosesAndHasARemedyAndDocumentation() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "files.md"));
        for (Verdict verdict : EveryFault.with("x", 1)) {
            assertTrue(verdict.isFault());
            assertEquals(verdict instanceof Verdict.Resigned, verdict.remedy().isEmpty(), verdict.kind());
            assertTrue(page.contains("`" + verdict.kind() + "`"), verdict.kind() + " is missing in files.md");
        }
    }

    @Test
    void theStoreWritesTheFactsBetweenKindAndEvidence() {
        String evidence = ",\"evidence\":{\"wallMs\":2001,\"cpuMs\":5.5,\"waitMs\":1,\"stealMs\":0,\"stallMs\":0.25}}";
        assertTrue(stored(List.of(fault(new Verdict.Late(2001.5, 2000, Optional.empty()))))
                .contains("[{\"player\":1,\"ply\":7,\"kind\":\"late\",\"took\":2001.5,\"granted\":2000" + evidence));
        assertTrue(stored(List.of(fault(new Verdict.Illegal("a1"))))
                .contains("[{\"player\":1,\"ply\":7,\"kind\":\"illegal\",\"how\":\"a1\"" + evidence));
        assertTrue(stored(List.of(new Fault(1, 7, new Verdict.OutOfMemory(), Optional.empty())))
                .contains("[{\"player\":1,\"ply\":7,\"kind\":\"out-of-memory\"}]"));
    }

    @Test
    void anInvalidFaultIsRejected() {
        String late = stored(List.of(fault(new Verdict.Late(2001.5, 2000, Optional.empty()))));
        for (String damaged : List.of(
                late.replace("\"late\"", "\"tardy\""),
                late.replace("\"late\"", "\"played\""),
                late.replace("\"took\":2001.5,", ""),
                late.replace("\"took\"", "\"taken\""))) {
            assertThrows(IllegalArgumentException.class, () -> read(damaged), damaged);
        }
    }
}
