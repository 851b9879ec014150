package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Strangers' code is refused on a machine without a sandbox, unless an option allows it. */
@Tag("slow")
@Timeout(240)
class NoSandboxTest {
    @TempDir
    Path folder;

    @Test
    void noUploadsAreTakenUntilTheRiskIsTyped() throws Exception {
        Path nothing = Files.createDirectories(folder.resolve("nothing"));
        Map<String, String> bare = Map.of("PATH", nothing.toString());
        try (ServingProcess refused = ServingProcess.open(bare, folder, "--port", "0")) {
            String told = refused.end();
            assertFalse(told.startsWith("0"), told);
            for (String wanted : List.of("no uploads are taken", "strangers' code", "--isolation=process")) {
                assertTrue(told.contains(wanted), told);
            }
            assertFalse(told.contains("The page"), told);
        }
        try (ServingProcess typed = ServingProcess.open(bare, folder, "--port", "0", "--isolation=process")) {
            assertTrue(typed.link().startsWith("http://127.0.0.1:"));
        }
    }

    @Test
    void anEventWhoseAgentsCouldNotBeStoppedIsRefusedBeforeItBegins() throws Exception {
        try (ServingProcess refused = ServingProcess.open(Map.of(), folder, "--port", "0", "--isolation=thread")) {
            String told = refused.end();
            assertTrue(told.contains("--isolation thread is for a debugger"), told);
            assertFalse(told.contains("The page"), told);
        }
    }
}
