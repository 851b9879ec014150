package org.botarena.arena.report.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The columns of a course's list are recognized in any language, or can be named. */
class CourseSheetTest {
    private static CourseSheet sheet(String text) {
        return CourseSheet.parse(text, ColumnNames.NONE);
    }

    private static List<String> people(CourseSheet sheet) {
        return sheet.members().stream()
                .map(member -> "%s|%s|%s|%s"
                        .formatted(
                                member.shown(),
                                member.number().isPresent() ? member.number().getAsInt() : "",
                                member.email(),
                                member.groups().stream().map(PersonName::text).toList()))
                .toList();
    }

    @Test
    void worksheetsAreRecognisedByTheirShape() {
        for (String headings : List.of(
                "ID;Vollständiger Name;E-Mail-Adresse;Status;Bewertung;Bestwertung;Bewertung kann geändert werden;Zuletzt",
                "Identificador;Nombre completo;Dirección de correo;Estatus;Calificación;Máxima;Se puede cambiar;Última",
                "識別子;氏名;メール;ステータス;評定;最大評点;変更可;最終",
                "a;b;c;d;e;f;g;h")) {
            CourseSheet sheet = sheet("\uFEFF" + headings + """

                    Teilnehmer/in77;Anna Lee;anna@x.example;Abgegeben;;10,50;Ja;-
                    Teilnehmer/in78;Ben Ott;ben@x.example;Abgegeben;;10,50;Ja;-
                    """);
            assertEquals(
                    List.of("Anna Lee|77|anna@x.example|[]", "Ben Ott|78|ben@x.example|[]"), people(sheet), headings);
            assertTrue(
                    sheet.with(Map.of(1, 5.0))
                            .contains("Teilnehmer/in77;Anna Lee;anna@x.example;Abgegeben;5,00;10,50;"),
                    headings);
        }
    }

    @Test
    void worksheetsOfGroupsAndAnonymousPeopleAreRecognised() {
        CourseSheet groups = sheet("""
                a,b,c,d,e,f,g,h
                参加者77,李 小龍,Abgegeben,Team A,,10.00,はい,-
                参加者78,Ben Ott,Abgegeben,Team B,4.00,10.00,はい,-
                """);
        assertEquals(List.of("李 小龍|77||[team a]", "Ben Ott|78||[team b]"), people(groups));
        CourseSheet anonymous = sheet("a,b,c,d,e,f\nP1,sent,,20,ano,-\nP2,sent,,20,ano,-\nP3,draft,,20,ne,-\n");
        assertEquals(List.of("|1||[]", "|2||[]", "|3||[]"), people(anonymous));
        assertEquals(
                "a,b,c,d,e,f\nP1,sent,,20,ano,-\nP2,sent,5.00,20,ano,-\nP3,draft,,20,ne,-\n",
                anonymous.with(Map.of(2, 5.0)));
    }

    @Test
    void aScaleIsRecognisedToo() {
        CourseSheet sheet = sheet("""
                a,b,c,d,e,f
                P 1,Anna Lee,sent,-,Zufriedenstellend,Ja
                P 2,Bo Ek,sent,Gut,Zufriedenstellend,Ja
                """);
        assertTrue(sheet.closed(sheet.members().get(0)).orElseThrow().contains("Zufriedenstellend"));
    }

    @Test
    void listsOfParticipantsBeginWithTheNames() {
        assertEquals(
                List.of("Anna Lee||a@x.example|[]", "Bo Ek||b@x.example|[]"),
                people(sheet("Nombre;Apellidos;Correo\nAnna;Lee;a@x.example\nBo;Ek;b@x.example\n")));
        assertEquals(List.of("Anna Lee||a@x.example|[]"), people(sheet("Jméno\tAdresa\nAnna Lee\ta@x.example\n")));
    }

    @Test
    void columnsCanBeNamedByHeadingOrNumber() {
        String text = "x,Kdo,Skupina,Body\n1,Anna,Red,\n2,Bo,Blue,\n";
        assertThrows(IllegalArgumentException.class, () -> sheet(text));
        CourseSheet named = CourseSheet.parse(text, ColumnNames.parse("name=kdo, group=Skupina,grade=4"));
        assertEquals(List.of("Anna|||[red]", "Bo|||[blue]"), people(named));
        assertEquals(text.replace("Red,", "Red,5.00"), named.with(Map.of(1, 5.0)));
        for (String wrong : List.of("nom=Kdo", "name", "name=", "name=Who", "name=5", "name=0")) {
            assertThrows(
                    IllegalArgumentException.class, () -> CourseSheet.parse(text, ColumnNames.parse(wrong)), wrong);
        }
    }

    @Test
    void namedColumnsCountBeforeThoseThatAreRecognised() {
        assertEquals(
                "Name,Grade,Points\nAnna,1,5.00\n",
                CourseSheet.parse("Name,Grade,Points\nAnna,1,\n", ColumnNames.parse("grade=Points"))
                        .with(Map.of(1, 5.0)));
    }

    @Test
    void aWorksheetWithoutAColumnOfGradesIsRefused() {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> sheet("Identifier,Full name\nParticipant 1,Anna\n"))
                .getMessage();
        assertTrue(message.startsWith("the column of the grades is not known"), message);
    }
}
