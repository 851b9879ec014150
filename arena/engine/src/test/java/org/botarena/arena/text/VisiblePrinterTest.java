package org.botarena.arena.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Foreign text cannot do anything to a terminal, and can be read. */
class VisiblePrinterTest {
    private final StringWriter seen = new StringWriter();
    private final PrintWriter below = new PrintWriter(seen, true);
    private final VisiblePrinter printer = new VisiblePrinter(below);

    @Test
    void everyInvisibleCharacterIsShown() {
        for (char each = 0; each < 0xD800; each++) {
            boolean isControl = each < 0x20 || (each >= 0x7F && each < 0xA0);
            boolean turns = (each >= 0x202A && each <= 0x202E) || (each >= 0x2066 && each <= 0x2069);
            if ((isControl && each != '\n' && each != '\t') || turns) {
                assertEquals("a\\u%04xb".formatted((int) each), VisibleText.of("a" + each + "b"));
            }
        }
    }

    @Test
    void whatIsShownInTextIsReplacedInTablesAndOnPages() {
        for (char each = 0; each < 0xD800; each++) {
            if (each != '\n' && each != '\t' && !VisibleText.of("" + each).equals("" + each)) {
                assertEquals("a?b", VisibleText.plain("a" + each + "b"));
                assertEquals("a\uFFFDb", new Markup().text("a" + each + "b").toString());
            }
        }
        assertEquals(2, Columns.width("a\u200Db"), "a joiner has no width");
    }

    @Test
    void whatPeopleWriteStaysAsItIs() {
        String text = "Élodie\t王 😀\nנעמי — \"ok\" \\ \r\n";
        assertEquals(text, VisibleText.of(text));
    }

    @Test
    void everyWayOfPrintingIsFiltered() {
        printer.print("\u001b[1m");
        printer.print('\u202e');
        printer.printf("%s|", "\u009b");
        printer.append("\u0007").append('\b').append("x\u2066y", 1, 2);
        printer.write("\u0000".toCharArray());
        printer.flush();
        assertEquals("\\u001b[1m\\u202e\\u009b|\\u0007\\u0008\\u2066\\u0000", seen.toString());
    }

    @Test
    void boldAndFaintStandOutInTheArenasOwnHelpAndNothingElseDoes() {
        VisiblePrinter.printStyled(
                printer, "\u001b[1mbold\u001b[0m \u001b[2J \u001b[8mhidden \u001b]0;title\u0007 \u001b[5A");
        assertEquals(
                "\u001b[1mbold\u001b[0m \\u001b[2J \\u001b[8mhidden \\u001b]0;title\\u0007 \\u001b[5A",
                seen.toString());
    }

    @Test
    void whoMovesTheCursorGetsThePrinterBelow() {
        assertSame(below, VisiblePrinter.unfiltered(printer));
        assertSame(below, VisiblePrinter.unfiltered(below));
    }
}
