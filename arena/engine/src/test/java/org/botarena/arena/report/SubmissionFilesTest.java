package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.files.Folders;
import org.botarena.arena.report.gradebook.Submission;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.standing.Tally;
import org.junit.jupiter.api.Test;

/** Files are sent to people, including each member of a team. */
class SubmissionFilesTest {
    private static final List<Author> RED = List.of(new Author("Anna Lee", 77), new Author("Ben Ott", 78));
    private static final List<Author> BLUE = List.of(new Author("Di Eff", 80), new Author("Ed Fox", 81));

    private static Entrant entrant(String name, List<Author> authors) {
        return new Entrant(name, Contest.entrant(name).jar(), Map.of(), authors);
    }

    private final Roster roster = new Roster(
            List.of(entrant("Red", RED), Contest.entrant("zoe")),
            List.of(new Refused(
                    Path.of("x.jar"),
                    "Blue",
                    BLUE,
                    List.of(Problem.refused(
                            Sentence.quote("no Agent class"), Sentence.quote("of 3"), Sentence.quote("Write one"))))),
            List.of(entrant("Green", List.of(new Author("Flo Gee", 82)))),
            List.of());

    private final SubmissionFiles files = new SubmissionFiles(
            roster, new Tally(Contest.setup("reversi", 1, "Red", "zoe")).standings(), Language.ENGLISH);

    @Test
    void everyMemberOfATeamGetsALetter() {
        assertEquals(
                List.of("Anna Lee_77", "Ben Ott_78", "Di Eff_80", "Ed Fox_81", "Flo Gee_82", "zoe"),
                files.summaries().keySet().stream().sorted().toList());
    }

    @Test
    void theListOfSubmissionsHasALineForEachPerson() {
        Map<String, String> folders = Folders.of(SubmissionFiles.everyone(roster));
        assertEquals(
                List.of(
                        "Anna Lee_77,plays",
                        "Ben Ott_78,plays",
                        "zoe,plays",
                        "Di Eff_80,refused",
                        "Ed Fox_81,refused",
                        "Flo Gee_82,other-game"),
                files.csv(Csv.COMMAS, folders)
                        .lines()
                        .skip(1)
                        .map(line -> line.replaceFirst("^([^,]*,[^,]*),.*", "$1"))
                        .toList());
    }

    @Test
    void theGradebookKnowsTheMembersOfATeamThatPlaysAndOfOneThatDoesNot() {
        Map<String, List<Author>> authors = SubmissionFiles.forGradebook(roster, Optional.empty()).stream()
                .collect(Collectors.toMap(Submission::name, Submission::authors));
        assertEquals(RED, authors.get("Red"));
        assertEquals(BLUE, authors.get("Blue"));
    }
}
