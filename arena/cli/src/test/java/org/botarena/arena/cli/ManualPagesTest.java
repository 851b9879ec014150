package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The manual pages have the same content as the help. */
class ManualPagesTest {
    @TempDir
    Path folder;

    @Test
    void everyCommandHasAPageAndASectionWithItsOptionsAndNotes() throws IOException {
        ManualPages.main(new String[] {
            folder.resolve("source").toString(),
            folder.resolve("man1").toString(),
            folder.resolve("commands.md").toString()
        });
        for (String command : List.of("run", "host", "new-agent", "try", "completion")) {
            assertTrue(Files.exists(folder.resolve("man1/arena-%s.1".formatted(command))), command);
        }
        String run = Files.readString(folder.resolve("man1/arena-run.1"));
        for (String part : List.of(
                ".TH \"ARENA-RUN\" \"1\"",
                "arena\\-run \\- Play a tournament",
                ".SH \"When it ends\"",
                ".TP\n\\fB\\-j\\fR, \\fB\\-\\-jobs\\fR=\\fIN\\fR\nGames at a time",
                "\\fB\\-\\-with\\fR=\\fISAMPLES\\fR",
                "Examples: arena run")) {
            assertTrue(run.contains(part), part + "\n" + run);
        }
        String list = Files.readString(folder.resolve("commands.md"));
        for (String part : List.of("## arena run\n", "## arena new-agent\n", "--with=SAMPLES", "Examples: arena run")) {
            assertTrue(list.contains(part), part + "\n" + list);
        }
        assertFalse(run.contains("::") || run.contains("//  ") || run.contains("tag::"), run);
    }

    @Test
    void theGeneratorsAsciiDocBecomesTroff() {
        assertEquals(
                List.of(
                        ".TH \"ARENA-TRY\" \"1\"",
                        ".SH \"Options\"",
                        ".TP",
                        "\\fB\\-\\-seed\\fR=\\fIS\\fR",
                        "Random seed.",
                        ".SH \"Notes\"",
                        ".PP",
                        "\\&.pdn is a form of \\e."),
                ManualPages.troff(List.of(
                        "// tag::one[]",
                        ":doctype: manpage",
                        "= arena-try(1)",
                        "",
                        "== Options",
                        "",
                        "*--seed*=_S_::",
                        "  Random seed.",
                        "",
                        "== Notes",
                        "",
                        ".pdn is a form of \\.",
                        "")));
    }
}
