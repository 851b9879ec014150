package org.botarena.arena.text.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables of other programs are read, and given back with nothing changed but a field. */
class SheetTest {
    private static List<List<String>> fields(String text) {
        return Sheet.parse(text).rows().stream().map(Sheet.Row::fields).toList();
    }

    @Test
    void commasSemicolonsAndTabsSeparateWhateverTheHeadingsContain() {
        assertEquals(List.of(List.of("a", "b"), List.of("1", "2")), fields("a,b\n1,2\n"));
        assertEquals(List.of(List.of("a", "b"), List.of("1,5", "2")), fields("a;b\r\n1,5;2"));
        assertEquals(List.of(List.of("a", "b;c", "d")), fields("a\tb;c\td\n"));
        assertEquals(List.of(List.of("a;b;c", "d", "e", "f")), fields("\"a;b;c\",d,e,f\n"));
        assertEquals(List.of(List.of("a,b", "c")), fields("\uFEFFsep=;\r\na,b;c\r\n"));
    }

    @Test
    void quotedFieldsMayHaveLineEndsSeparatorsAndQuotes() {
        Sheet sheet = Sheet.parse("name,note\n\"Lee, \"\"A\"\"\",\"two\r\nlines\"\nBo,x\n");
        assertEquals(List.of("Lee, \"A\"", "two\r\nlines"), sheet.rows().get(1).fields());
        assertEquals(List.of("Bo", "x"), sheet.rows().get(2).fields());
        assertEquals(
                List.of(1, 2, 4), sheet.rows().stream().map(Sheet.Row::line).toList());
    }

    @Test
    void everyTextComesBackAsItWas() {
        for (String text : List.of(
                "a,b\n1,2",
                "\uFEFFa;b\r\n\"1\"; 2 \r\n;\r\n\r\n3;4\r\n",
                "sep=,\na,b\n\n\n1,2\n",
                "\n\na,b\n1,\"x\ny\"\n",
                "a,b\r1,2\r")) {
            assertEquals(text, Sheet.parse(text).text());
        }
    }

    @Test
    void aChangedFieldChangesNothingElse() {
        Sheet sheet = Sheet.parse("\uFEFF\"a\";b;c\r\n\"x \"\"y\"\"\"; 2 ;\"3\"\r\n\r\nz;\r\n");
        assertEquals(
                "\uFEFF\"a\";b;c\r\n\"x \"\"y\"\"\";9,50;\"3\"\r\n\r\nz;\r\n",
                sheet.with(1, 1, "9,50").text());
        assertEquals(
                "\uFEFF\"a\";b;c\r\n\"x \"\"y\"\"\"; 2 ;\"3\"\r\n\r\nz;;7\r\n",
                sheet.with(2, 2, "7").text());
        assertEquals(
                "a,b\n\"1,5\",2\n", Sheet.parse("a,b\n,2\n").with(1, 0, "1,5").text());
        assertEquals("a\tb\n\t2\n", Sheet.parse("a\tb\n\t\n").with(1, 1, "2").text());
    }

    @Test
    void aQuoteThatIsNotClosedIsRefusedWithItsLine() {
        assertEquals(
                "line 3: a quote is not closed",
                assertThrows(IllegalArgumentException.class, () -> Sheet.parse("a,b\n1,2\n\"3,4\n5,6\n"))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> Sheet.parse("\uFEFF"));
    }
}
