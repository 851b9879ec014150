package org.botarena.arena.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.cli.console.TerminalColours.Mark;
import org.botarena.arena.cli.console.TerminalColours.Tone;
import org.botarena.arena.text.VisiblePrinter;
import org.junit.jupiter.api.Test;

/** Coloured words and links of a terminal. */
class TerminalColoursTest {
    private static final List<Mark> MARKS =
            List.of(new Mark(Tone.BAD, "\\A.*: (.+)"), new Mark(Tone.CAUTION, "^  (warning) "));

    private final StringWriter printed = new StringWriter();
    private final PrintWriter out = new VisiblePrinter(new PrintWriter(printed));

    private String printed() {
        return printed.toString().replace("\033", "^").replace(System.lineSeparator(), "\n");
    }

    @Test
    void aTerminalColoursTheMarkedWordsAndNoOthers() {
        TerminalColours.SHADED.print(out, "a.jar: REFUSED\n  warning  a warning: late", MARKS);
        assertEquals("a.jar: ^[31mREFUSED^[0m\n  ^[33mwarning^[0m  a warning: late\n", printed());
    }

    @Test
    void otherOutputsGetTheTextUnchanged() {
        TerminalColours.PLAIN.print(out, "a.jar: REFUSED\n  warning  late", MARKS);
        TerminalColours.PLAIN.print(out, "Report   ", Path.of("/cup/report.html"));
        assertEquals("a.jar: REFUSED\n  warning  late\nReport   /cup/report.html\n", printed());
    }

    @Test
    void aTextCannotColourItself() {
        TerminalColours.SHADED.print(out, "\033[32ma.jar\033]8;;http://evil\033\\: REFUSED", MARKS);
        assertEquals("\\u001b[32ma.jar\\u001b]8;;http://evil\\u001b\\: ^[31mREFUSED^[0m\n", printed());
    }

    @Test
    void onATerminalAFileIsALinkThatOpensIt() {
        TerminalColours.SHADED.print(out, "Report   ", Path.of("/a cup/report.html"));
        assertEquals("Report   ^]8;;file:///a%20cup/report.html^\\/a cup/report.html^]8;;^\\\n", printed());
    }
}
