package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every template can be copied out of the sources, built separately, admitted and played. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class TemplatesIT {
    private static Newcomer newcomer;

    @BeforeAll
    static void settle() throws Exception {
        newcomer = Newcomer.settle("templates");
        Assembled.copy(
                Assembled.home().resolveSibling("repository"), newcomer.folder().resolve("repository"), Set.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "flat", "uct"})
    void aCopyIsBuiltSeparatelyAdmittedAndPlayed(String template) throws Exception {
        Path copy = newcomer.folder().resolve("my " + template);
        Assembled.copy(Assembled.sources().resolve("sample-agents").resolve(template), copy, Set.of("target"));
        Ran built = newcomer.in(copy).script("mvn -B -q package");
        assertEquals(0, built.code(), built::toString);
        Files.copy(
                copy.resolve("target/" + template + ".jar"), newcomer.folder().resolve("my-" + template + ".jar"));
        Ran played = newcomer.in(newcomer.folder())
                .run(Workplace.command(
                        "run",
                        "--isolation=process",
                        "my-" + template + ".jar",
                        "random",
                        "--game",
                        "reversi:size=4",
                        "--move-time",
                        "100ms",
                        "--out",
                        "results-" + template));
        assertEquals(0, played.code(), played::toString);
        assertTrue(played.out().contains("my-" + template), played::toString);
        assertTrue(
                Files.readString(newcomer.folder().resolve("results-" + template + "/standings.csv"))
                        .contains("my-" + template),
                played::toString);
    }
}
