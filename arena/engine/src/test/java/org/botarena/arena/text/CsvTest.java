package org.botarena.arena.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tables for spreadsheets. */
class CsvTest {
    @Test
    void aTableBeginsWithAByteOrderMarkAndItsLinesEndAsTheStandardSays() {
        assertEquals("\uFEFFa,b\r\n1,2\r\n", Csv.COMMAS.table(List.of("a", "b"), Stream.of(List.of("1", "2"))));
    }

    @Test
    void aFieldWithTheSeparatorAQuoteOrALineIsQuoted() {
        List<String> line = List.of("a,b", "c;d", "say \"no\"", "e\nf");
        assertEquals("\uFEFF\"a,b\",c;d,\"say \"\"no\"\"\",\"e\nf\"\r\n", Csv.COMMAS.table(line, Stream.of()));
        assertEquals("\uFEFFa,b;\"c;d\";\"say \"\"no\"\"\";\"e\nf\"\r\n", new Csv(';').table(line, Stream.of()));
    }

    @Test
    void withSemicolonsNumbersHaveADecimalComma() {
        assertEquals("18.5", Csv.COMMAS.number(18.5));
        assertEquals("18,5", new Csv(';').number(18.5));
        assertEquals("18.5", new Csv('\t').number(18.5));
        assertEquals("64", new Csv(';').number(64));
    }

    @Test
    void aSeparatorIsTypedAsAWordOrAsItself() {
        assertEquals(Csv.COMMAS, Csv.parse("comma"));
        assertEquals(new Csv(';'), Csv.parse(";"));
        assertEquals(new Csv('\t'), Csv.parse("tab"));
        assertEquals(
                "'|' separates no fields: write comma, semicolon or tab",
                assertThrows(IllegalArgumentException.class, () -> Csv.parse("|"))
                        .getMessage());
    }

    @Test
    void aNameThatASpreadsheetWouldCalculateIsText() {
        assertEquals("'=1+1", Csv.harmless("=1+1"));
        assertEquals("anna", Csv.harmless("anna"));
    }
}
