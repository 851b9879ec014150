package org.botarena.arena.report.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import org.botarena.arena.report.gradebook.Gradebook.HandInResult;
import org.botarena.arena.text.Csv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The course's own file comes back with the grades and nothing else changed. */
class GradebookTest {
    private static final String MARK = "\uFEFF";
    private static final String WORKSHEET = MARK + """
            Identifier,"Full name","Email address",Status,Grade,"Maximum Grade","Grade can be changed"
            "Participant 77","Anna Lee",anna@school.example,"Submitted for grading",,20.00,Yes
            "Participant 78","Bert ""B"" Ng",bert@school.example,"Submitted for grading",,20.00,Yes
            "Participant 79","Carla Roy",carla@school.example,"Submitted for grading",,20.00,Yes
            "Participant 80","Dora Zu",dora@school.example,"No submission",,20.00,Yes
            """.replace("\n", "\r\n");

    @TempDir
    Path folder;

    private static HandInResult graded(double grade) {
        return HandInResult.played(OptionalDouble.of(grade));
    }

    private Gradebook.Filled filled(String list, Map<String, HandInResult> handIns) throws Exception {
        Path file = Files.writeString(folder.resolve("list.csv"), list);
        return Gradebook.of(file, folder).filled(handIns, Csv.COMMAS);
    }

    @Test
    void moodlesWorksheetIsGivenBackWithTheGradesAlone() throws Exception {
        Gradebook.Filled filled = filled(
                WORKSHEET,
                Map.of(
                        "Anna Lee_77",
                        graded(14.5),
                        "Bert \"B\" Ng_78",
                        HandInResult.played(OptionalDouble.empty()),
                        "Carla Roy_79",
                        HandInResult.refused("no Agent class")));
        assertEquals(
                WORKSHEET.replace(
                        "anna@school.example,\"Submitted for grading\",,",
                        "anna@school.example,\"Submitted for grading\",14.50,"),
                filled.list());
        assertEquals("1 graded, 1 ungraded, 1 refused, 1 absent", filled.told().get(0));
        assertTrue(filled.told().contains("refused: Carla Roy (no Agent class)"), filled.told()::toString);
        assertTrue(filled.told().contains("absent: Dora Zu"), filled.told()::toString);
        assertTrue(filled.people().contains("Bert \"\"B\"\" Ng\",ungraded,,"), filled::people);
    }

    @Test
    void whoseFolderIsEmptyIsAbsentAsWhoHasNone() throws Exception {
        Gradebook.Filled filled =
                filled(WORKSHEET, Map.of("Anna Lee_77", HandInResult.absent("nothing was handed in")));
        assertEquals("0 graded, 0 ungraded, 0 refused, 4 absent", filled.told().get(0));
        assertTrue(filled.told().get(1).contains("Anna Lee (nothing was handed in)"), filled.told()::toString);
    }

    @Test
    void aFrenchOneWithSemicolonsKeepsItsDecimalCommas() throws Exception {
        String list = """
                Identifiant;Nom complet;Adresse de courriel;Note;Note maximale
                Participant 5;Zoé Péré;zoe@ecole.example;;20,00
                Participant 6;Luc Roux;luc@ecole.example;11,00;20,00
                """;
        assertEquals(
                list.replace("zoe@ecole.example;;", "zoe@ecole.example;9,50;"),
                filled(list, Map.of("Zoé Péré_5", graded(9.5))).list());
    }

    @Test
    void aCommaInAFieldOfACommaFileIsQuoted() throws Exception {
        String list = "Nom complet,Note,Note maximale\nZoé Péré,,\"20,00\"\n";
        assertEquals(
                "Nom complet,Note,Note maximale\nZoé Péré,\"9,50\",\"20,00\"\n",
                filled(list, Map.of("Zoé Péré", graded(9.5))).list());
    }

    @Test
    void aListOfParticipantsGetsAColumnForTheGrade() throws Exception {
        assertEquals(
                "First name,Last name,Email address,Groups,Grade\nAnna,Lee,a@x.example,red,12.00\nBo,Ek,b@x.example,,\n",
                filled(
                                "First name,Last name,Email address,Groups\nAnna,Lee,a@x.example,red\nBo,Ek,b@x.example,\n",
                                Map.of("Anna Lee", graded(12)))
                        .list());
        assertEquals(
                "Prénom;Nom de famille;Adresse de courriel;Note\nAnna;Lee;a@x.example;12,00",
                filled(
                                "Prénom;Nom de famille;Adresse de courriel\nAnna;Lee;a@x.example",
                                Map.of("Anna Lee", graded(12)))
                        .list());
    }

    @Test
    void eachMemberOfATeamGetsItsMark() throws Exception {
        String list = "Full name,Groups,Grade\nAnna Lee,\"red, blue\",\nBo Ek,red,\nCy Oh,blue,\n";
        assertEquals(
                "Full name,Groups,Grade\nAnna Lee,\"red, blue\",8.00\nBo Ek,red,8.00\nCy Oh,blue,\n",
                filled(list, Map.of("red_12", graded(8))).list());
        Files.writeString(folder.resolve("authors.csv"), "folder,name,email\nteam,Bo Ek,\nteam,Cy Oh,\n");
        assertEquals(
                "Full name,Groups,Grade\nAnna Lee,\"red, blue\",\nBo Ek,red,7.00\nCy Oh,blue,7.00\n",
                filled(list, Map.of("team", graded(7))).list());
    }

    @Test
    void whoIsInNoLineIsNamedAndTwoOfOneNameAreNotMixedUp() throws Exception {
        Gradebook.Filled filled = filled("Full name,Grade\nAnna Lee,\nAnna Lee,\n", Map.of("Anna Lee", graded(3)));
        assertEquals("Full name,Grade\nAnna Lee,\nAnna Lee,\n", filled.list());
        assertTrue(filled.told().get(2).startsWith("in no line of the list: Anna Lee"), filled.told()::toString);
    }

    @Test
    void aGradeAboveTheBestIsNotFilledIn() throws Exception {
        Gradebook.Filled filled = filled("Full name,Grade,Maximum Grade\nAnna,,10.00\n", Map.of("Anna", graded(14)));
        assertEquals("Full name,Grade,Maximum Grade\nAnna,,10.00\n", filled.list());
        assertTrue(filled.told().get(1).contains("14, is above the best, 10"), filled.told()::toString);
    }

    @Test
    void whatIsNoListIsRefusedWithWhatToGive() throws Exception {
        Path file = Files.writeString(folder.resolve("list.csv"), "a,b\n1,2\n");
        String message = assertThrows(IllegalArgumentException.class, () -> Gradebook.of(file, folder))
                .getMessage();
        assertTrue(message.contains("no column 'Full name'") && message.contains("grading worksheet"), message);
    }
}
