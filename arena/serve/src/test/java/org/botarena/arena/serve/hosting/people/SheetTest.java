package org.botarena.arena.serve.hosting.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class SheetTest {
    private static final String MOODLE = """
            Identifier,Full name,Email address,Status,Grade,Maximum Grade,"Last modified (submission)"
            Participant 7,"Muster, Anna",anna@example.org,"Submitted
            for grading",,20.00,"Monday, 23 November 2026"
            Participant 8,Bert Beispiel,bert@example.org,,11.00,20.00,
            """;

    @Test
    void aPlatformsSheetComesBackWithItsGradesAndNothingElseChanged() {
        Sheet sheet = Sheet.parse(MOODLE);
        assertEquals(
                List.of(
                        new Sheet.Named("Muster, Anna", "anna@example.org", "Participant 7"),
                        new Sheet.Named("Bert Beispiel", "bert@example.org", "Participant 8")),
                sheet.persons());
        Sheet graded = sheet.graded(person -> person.email().startsWith("anna") ? "14" : "");
        assertEquals("14", graded.rows().get(1).get(4));
        assertEquals("11.00", graded.rows().get(2).get(4), "who has no grade here keeps his");
        assertEquals(graded, Sheet.parse(graded.text()));
    }

    @Test
    void semicolonsFrenchColumnsAndAByteOrderMarkAreRead() {
        Sheet sheet = Sheet.parse("\uFEFFNom complet;Adresse de courriel;Note\r\nAnna;anna@example.org;\r\n");
        assertEquals(
                "Nom complet;Adresse de courriel;Note\r\nAnna;anna@example.org;14\r\n",
                sheet.graded(person -> "14").text());
    }

    @Test
    void whatIsNoSheetIsRefusedWithItsColumns() {
        assertThrows(IllegalArgumentException.class, () -> Sheet.parse(""));
        assertThrows(IllegalArgumentException.class, () -> Sheet.parse("name\n\"open"));
        assertEquals(
                "the table has no column 'Grade': it has name, email",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Sheet.parse("name,email\na,b\n").graded(person -> "1"))
                        .getMessage());
    }
}
