package org.botarena.arena.report.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.Author;
import org.botarena.arena.report.gradebook.Submission.Result;
import org.botarena.arena.text.Csv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The course's own file is returned with only the grades changed. */
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

    private static Result graded(double grade) {
        return Result.played(Optional.of(grade));
    }

    private Gradebook.Filled filled(String list, Map<String, Result> submissions) throws Exception {
        Path file = Files.writeString(folder.resolve("list.csv"), list);
        return Gradebook.of(new Gradebook.Source(file, ColumnNames.NONE), folder)
                .filled(
                        submissions.entrySet().stream()
                                .map(each -> new Submission(
                                        each.getKey(), List.of(Author.numbered(each.getKey())), each.getValue()))
                                .toList(),
                        Csv.COMMAS);
    }

    private Gradebook.Filled allGraded(String list, String... submissions) throws Exception {
        return filled(list, Stream.of(submissions).collect(Collectors.toMap(name -> name, name -> graded(5))));
    }

    @Test
    void onlyTheGradesChangeInMoodlesWorksheet() throws Exception {
        Gradebook.Filled filled = filled(
                WORKSHEET,
                Map.of(
                        "Anna Lee_77",
                        graded(14.5),
                        "Bert \"B\" Ng_78",
                        Result.played(Optional.empty()),
                        "Carla Roy_79",
                        Result.refused("no Agent class")));
        assertEquals(
                WORKSHEET.replace(
                        "anna@school.example,\"Submitted for grading\",,",
                        "anna@school.example,\"Submitted for grading\",14.50,"),
                filled.list());
        assertEquals("1 graded, 1 ungraded, 1 refused, 1 absent", filled.notes().get(0));
        assertTrue(filled.notes().contains("refused: Carla Roy (no Agent class)"), filled.notes()::toString);
        assertTrue(filled.notes().contains("absent: Dora Zu"), filled.notes()::toString);
        assertTrue(filled.people().contains("Bert \"\"B\"\" Ng\",ungraded,,"), filled::people);
    }

    @Test
    void anEmptyFolderCountsAsAbsent() throws Exception {
        Gradebook.Filled filled = filled(WORKSHEET, Map.of("Anna Lee_77", Result.absent("nothing was submitted")));
        assertEquals("0 graded, 0 ungraded, 0 refused, 4 absent", filled.notes().get(0));
        assertTrue(filled.notes().get(1).contains("Anna Lee (nothing was submitted)"), filled.notes()::toString);
    }

    @Test
    void aFrenchWorksheetWithSemicolonsKeepsItsDecimalCommas() throws Exception {
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
    void aSubmissionByAnUnlistedAuthorIsReported() throws Exception {
        Gradebook.Filled filled = allGraded("Full name,Grade\nAnna Lee,\n", "Bo Ek");
        assertTrue(filled.notes().get(2).startsWith("in no line of the list: Bo Ek"), filled.notes()::toString);
    }

    @Test
    void twoPeopleOfOneNameAreUnclearAndNotAbsent() throws Exception {
        String list = "First name,Last name,Email address\nJohn,Smith,a@x\nJohn,Smith,b@x\nAnna,Lee,c@x\n";
        Gradebook.Filled filled = allGraded(list, "John Smith_90", "John Smith_91", "Anna Lee_77");
        assertEquals(
                "1 graded, 0 ungraded, 0 refused, 2 unclear, 0 absent",
                filled.notes().get(0));
        assertEquals(
                "unclear: John Smith (John Smith_90 or John Smith_91 may be this person's or another's), John Smith"
                        + " (John Smith_90 or John Smith_91 may be this person's or another's)",
                filled.notes().get(1));
        assertTrue(filled.people().contains("John Smith,unclear,,John Smith_90 or John Smith_91,"), filled::people);
        assertEquals(
                "1 graded, 0 ungraded, 0 refused, 2 unclear, 0 absent",
                allGraded(list, "John Smith", "Anna Lee_77").notes().get(0));
    }

    @Test
    void twoSubmissionsOfOneNameAreUnclearToo() throws Exception {
        String list = "Full name,Email address,Grade\nJohn Smith,a@x,\n";
        assertEquals(
                "0 graded, 0 ungraded, 0 refused, 1 unclear, 0 absent",
                allGraded(list, "John Smith_90", "John Smith_91").notes().get(0));
        Files.writeString(folder.resolve("authors.csv"), "folder,email\nJohn Smith_91,a@x\n");
        assertEquals(
                "1 graded, 0 ungraded, 0 refused, 0 absent",
                allGraded(list, "John Smith_90", "John Smith_91").notes().get(0));
    }

    @Test
    void identifiersTellPeopleOfOneNameApart() throws Exception {
        String list = "Identifier,Full name,Grade\nParticipant 90,John Smith,\nParticipant 91,John Smith,\n";
        assertEquals(
                "Identifier,Full name,Grade\nParticipant 90,John Smith,\nParticipant 91,John Smith,5.00\n",
                allGraded(list, "John Smith_91").list());
        assertTrue(allGraded(list, "John Smith_91").notes().contains("absent: John Smith"));
    }

    @Test
    void anonymousPeopleAreFoundByTheirIdentifiers() throws Exception {
        String list = MARK + """
                Identifier,Status,Grade,Maximum Grade,Grade can be changed
                Participant 77,Submitted,,10.50,Yes
                Participant 84,Submitted,,10.50,Yes
                """;
        Gradebook.Filled filled = allGraded(list, "Anna Lee_77", "Participant_84");
        assertEquals(list.replace(",,10.50", ",5.00,10.50"), filled.list());
        assertTrue(filled.people().contains("Participant 84,graded,5,Participant_84,"), filled::people);
    }

    @Test
    void anIdentifierThatOccursTwiceDecidesNothing() throws Exception {
        String list = "Identifier,Status,Grade\nParticipant 77,-,\nParticipant 77,-,\n";
        assertEquals(list, allGraded(list, "Participant_77").list());
        assertEquals(
                "0 graded, 0 ungraded, 0 refused, 2 unclear, 0 absent",
                allGraded(list, "Participant_77").notes().get(0));
    }

    @Test
    void anIdentifierAndANameOfDifferentPeopleAreUnclear() throws Exception {
        String list = "Identifier,Full name,Grade\nParticipant 77,Bo Ek,\nParticipant 78,Anna Lee,\n";
        assertEquals(
                "0 graded, 0 ungraded, 0 refused, 2 unclear, 0 absent",
                allGraded(list, "Anna Lee_77").notes().get(0));
        assertEquals(
                "1 graded, 0 ungraded, 0 refused, 1 absent",
                allGraded(list, "Anna Ott_78").notes().get(0),
                "a person with a new name has the same identifier");
    }

    @Test
    void namesAreComparedAsPeopleReadThem() throws Exception {
        String list = "Full name,Grade\n%s,\n";
        for (List<String> pair : List.of(
                List.of("Ivan O\u00a0Neil_87", "Ivan O Neil"),
                List.of("Ivan O Neil_87", "Ivan\u2009O\u202fNeil"),
                List.of("Zoe\u0301 Pe\u0301re\u0301_5", "Zo\u00e9 P\u00e9r\u00e9"),
                List.of("Zo\u00e9 P\u00e9r\u00e9", "Zoe\u0301  PE\u0301RE\u0301"),
                List.of("Max Mustermann_89", "Max_Mustermann"),
                List.of("Carla dArc_79", "Carla d\u2019Arc"),
                List.of("Carla d'Arc_79", "Carla d\u2019Arc"),
                List.of("Anne\u2010Marie Lee_4", "Anne-Marie Lee"),
                List.of("An\u200bna Lee_4", "Anna Lee"),
                List.of("An\u3164na Lee_4", "Anna Lee"),
                List.of("\uff21nna Lee_4", "Anna Lee"),
                List.of("Frank Lee_82", "\"Lee, Frank\""),
                List.of("Bert B Ng_3", "\"Bert \"\"B\"\" Ng\""),
                List.of("Team A-Anna Lee_77", "Anna Lee"),
                List.of("Team - A-Anne-Marie Lee_77", "Anne-Marie Lee"))) {
            Gradebook.Filled filled = allGraded(list.formatted(pair.get(1)), pair.get(0));
            assertEquals(
                    "1 graded, 0 ungraded, 0 refused, 0 absent", filled.notes().get(0), pair.toString());
        }
    }

    @Test
    void theGroupBeforeANameIsTheOneThatTheListHas() throws Exception {
        String list = "Full name,Groups,Grade\nMarie Lee,Red,\n";
        assertEquals(list, allGraded(list, "Anne-Marie Lee_77").list());
        assertEquals(
                "Full name,Groups,Grade\nMarie Lee,Red,5.00\n",
                allGraded(list, "Red-Marie Lee_77").list());
    }

    @Test
    void membersOfATeamWithoutASubmissionGetItsMark() throws Exception {
        String list = """
                Identifier,Full name,Status,Group,Grade,Maximum Grade,Grade can be changed
                Participant 77,Anna Lee,-,Team A,,10.00,Yes
                Participant 78,Ben Ott,-,Team A,,10.00,Yes
                Participant 79,Cy Dee,-,Team A,,10.00,Yes
                Participant 80,Di Eff,-,Team B,,10.00,Yes
                """;
        Path file = Files.writeString(folder.resolve("list.csv"), list);
        Submission team =
                new Submission("Team A", List.of(new Author("Anna Lee", 77), new Author("Ben Ott", 78)), graded(5));
        Gradebook.Filled filled = Gradebook.of(new Gradebook.Source(file, ColumnNames.NONE), folder)
                .filled(List.of(team), Csv.COMMAS);
        assertEquals(list.replace("Team A,,", "Team A,5.00,"), filled.list());
        assertEquals(
                list.replace("Team A,,", "Team A,5.00,"),
                allGraded(list, "Team A-Anna Lee_77").list(),
                "also where only one member has a folder");
    }

    @Test
    void lockedRowsStayAsTheyAreAndAreNamed() throws Exception {
        String list = """
                Identifier,Full name,Status,Grade,Maximum Grade,%s
                Participant 1,Anna,-,3.00,10.00,%s
                Participant 2,Bo,-,,10.00,%s
                """;
        for (List<String> words : List.of(
                List.of("Grade can be changed", "No", "Yes"),
                List.of("Bewertung kann geändert werden", "Nein", "Ja"),
                List.of("?", "いいえ", "はい"),
                List.of("?", "iie", "yes"))) {
            String text = list.formatted(words.toArray());
            Gradebook.Filled filled = allGraded(text, "Anna_1", "Bo_2");
            assertEquals(text.replace("Bo,-,,", "Bo,-,5.00,"), filled.list());
            assertTrue(
                    filled.notes()
                            .contains("unchanged: Anna (the list says that this grade cannot be changed (%s))"
                                    .formatted(words.get(1))),
                    filled.notes()::toString);
        }
    }

    @Test
    void anUnknownAnswerLocksNothingIfAllRowsHaveIt() throws Exception {
        String list = """
                Identifier,Full name,Status,Grade,Maximum Grade,?
                P 1,Anna,-,,10.00,zz
                P 2,Bo,-,,10.00,zz
                """;
        assertEquals(
                list.replace("Anna,-,,", "Anna,-,5.00,"),
                allGraded(list, "Anna_1").list());
    }

    @Test
    void aListInAnotherEncodingIsGivenBackInUtf8() throws Exception {
        String list = "Full name;Grade\r\nZo\u00e9 P\u00e9r\u00e9;\r\n";
        for (String charset : List.of("windows-1252", "UTF-16LE")) {
            Path file = Files.writeString(folder.resolve("list.csv"), list, Charset.forName(charset));
            assertEquals(
                    MARK + list.replace("\u00e9;\r", "\u00e9;5,00\r"),
                    Gradebook.of(new Gradebook.Source(file, ColumnNames.NONE), folder)
                            .filled(
                                    List.of(new Submission(
                                            "Zo\u00e9 P\u00e9r\u00e9",
                                            List.of(new Author("Zo\u00e9 P\u00e9r\u00e9")),
                                            graded(5))),
                                    Csv.COMMAS)
                            .list(),
                    charset);
        }
    }

    @Test
    void aScaleTakesNoPoints() throws Exception {
        String list = """
                Identifier,Full name,Status,Grade,Maximum Grade,Grade can be changed
                Participant 1,Anna,-,-,Satisfactory,Yes
                """;
        Gradebook.Filled filled = allGraded(list, "Anna_1");
        assertEquals(list, filled.list());
        assertEquals(
                List.of(
                        "0 graded, 1 unchanged, 0 ungraded, 0 refused, 0 absent",
                        "unchanged: Anna (the list has a scale (Satisfactory) and takes no points)"),
                filled.notes());
    }

    @Test
    void aGradeAboveTheBestIsNotFilledIn() throws Exception {
        Gradebook.Filled filled = filled("Full name,Grade,Maximum Grade\nAnna,,10.00\n", Map.of("Anna", graded(14)));
        assertEquals("Full name,Grade,Maximum Grade\nAnna,,10.00\n", filled.list());
        assertTrue(filled.notes().get(1).contains("14, is above the best, 10"), filled.notes()::toString);
    }

    @Test
    void anythingButAListIsRefusedWithAdvice() throws Exception {
        Path file = Files.writeString(folder.resolve("list.csv"), MARK + "a,b\n1,2\n");
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> Gradebook.of(new Gradebook.Source(file, ColumnNames.NONE), folder))
                .getMessage();
        assertTrue(
                message.contains("headings are 'a, b'")
                        && message.contains("grading worksheet")
                        && message.contains("--columns"),
                message);
    }
}
