package org.botarena.arena.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Examination;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** A group submission gives each member a folder with the same files: a team is one entrant of several persons. */
class TeamsTest {
    private static final String MOODLE = "_assignsubmission_file";

    @TempDir
    private Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private void submit(String author, String content) throws IOException {
        Path own = Files.createDirectories(folder.resolve(author + MOODLE));
        Files.writeString(own.resolve("bot.jar"), content);
    }

    private List<String> scan() {
        return DropFolder.scan(folder, folder.resolve("samples")).stream()
                .map(found -> found.name() + " "
                        + found.authors().stream().map(Author::submission).toList()
                        + (found.problem().isPresent() ? " refused" : ""))
                .toList();
    }

    @Test
    void foldersOfOneGroupWithTheSameFilesAreOneEntrantOfSeveralPersons() throws IOException {
        submit("Team A-Anna Lee_77", "a");
        submit("Team A-Ben Ott_78", "a");
        submit("Team A-Anne-Marie Roy_79", "a");
        submit("Team B-Di Eff_80", "b");
        submit("Team B-Ed Fox_81", "b");
        submit("Default group-Flo Gee_82", "f");
        assertEquals(
                List.of(
                        "Default group-Flo Gee_82 [Default group-Flo Gee_82]",
                        "Team A [Anna Lee_77, Anne-Marie Roy_79, Ben Ott_78]",
                        "Team B [Di Eff_80, Ed Fox_81]"),
                scan());
        assertEquals(
                new Author("Anna Lee", 77),
                DropFolder.scan(folder, folder).get(1).authors().get(0));
    }

    @Test
    void groupsMayHaveDashesAndNumbers() throws IOException {
        submit("Lab-1-Team-A-Anna Lee_77", "a");
        submit("Lab-1-Team-A-Ben Ott_78", "a");
        submit("Lab-1-Team-B-Cy Dee_79", "b");
        submit("Lab-1-Team-B-Di Eff_80", "b");
        assertEquals(List.of("Lab-1-Team-A [Anna Lee_77, Ben Ott_78]", "Lab-1-Team-B [Cy Dee_79, Di Eff_80]"), scan());
    }

    @Test
    void twoPeopleWithDashesInTheirNamesAreATeamIfTheirFilesAreTheSame() throws IOException {
        submit("Red-Anne-Marie Lee_77", "a");
        submit("Red-Hans-Peter Ott_78", "a");
        submit("Blue-Jean-Luc Roy_79", "b");
        assertEquals(
                List.of("Blue-Jean-Luc Roy_79 [Blue-Jean-Luc Roy_79]", "Red [Anne-Marie Lee_77, Hans-Peter Ott_78]"),
                scan());
    }

    @Test
    void anonymousGroupsWorkToo() throws IOException {
        submit("Team A-Participant_77", "a");
        submit("Team A-Participant_78", "a");
        submit("Team B-Participant_80", "b");
        assertEquals(
                List.of("Team A [Participant_77, Participant_78]", "Team B-Participant_80 [Team B-Participant_80]"),
                scan());
    }

    @Test
    void differentFilesWithinAGroupAreRefusedByName() throws IOException {
        submit("Team A-Anna Lee_77", "a");
        submit("Team A-Ben Ott_78", "another");
        submit("Team A-Cy Dee_79", "a");
        assertEquals(List.of("Team A [Anna Lee_77, Ben Ott_78, Cy Dee_79] refused"), scan());
        Roster roster = Roster.of(
                Selection.folder(Games.installed().named("reversi"), folder, folder.resolve("samples"), List.of()),
                examination.admission());
        assertEquals("Team A", roster.refused().get(0).author());
        assertEquals(3, roster.refused().get(0).authors().size());
        assertEquals(
                "Team A-Anna Lee_77 differs from Team A-Ben Ott_78",
                roster.refused().get(0).problems().get(0).why().toString());
    }

    @Test
    void oneMoreFileIsADifferenceUnlessItIsHidden() throws IOException {
        submit("Team A-Anna Lee_77", "a");
        submit("Team A-Ben Ott_78", "a");
        Path second = folder.resolve("Team A-Ben Ott_78" + MOODLE);
        Files.writeString(second.resolve(".DS_Store"), "x");
        Files.createDirectories(folder.resolve("Team A-Cy Dee_79" + MOODLE));
        assertEquals(List.of("Team A [Anna Lee_77, Ben Ott_78, Cy Dee_79]"), scan());
        Files.writeString(second.resolve("notes.txt"), "x");
        assertEquals(List.of("Team A [Anna Lee_77, Ben Ott_78, Cy Dee_79] refused"), scan());
    }

    @Test
    void aDownloadWithAPersonOutsideAllGroupsIsOfSinglePeople() throws IOException {
        submit("Anne-Marie Lee_77", "a");
        submit("Anne-Sophie Ott_78", "b");
        submit("Ben Roy_79", "a");
        assertEquals(
                List.of(
                        "Anne-Marie Lee_77 [Anne-Marie Lee_77]",
                        "Anne-Sophie Ott_78 [Anne-Sophie Ott_78]",
                        "Ben Roy_79 [Ben Roy_79]"),
                scan());
    }

    @Test
    void jarsAndFoldersThatNoPlatformMadeAreOfSinglePeople() throws IOException {
        Files.writeString(folder.resolve("x-1.jar"), "a");
        Files.writeString(folder.resolve("x-2_3.jar"), "a");
        assertEquals(List.of("x-1 [x-1]", "x-2_3 [x-2_3]"), scan());
        assertEquals(0, DropFolder.scan(folder, folder).get(1).authors().get(0).number());
    }

    @Test
    void aTeamPlaysOnceAndANoteNamesItsMembers() throws IOException {
        for (String author : List.of("Team A-Anna Lee_77", "Team A-Ben Ott_78")) {
            TestJars.agent(folder.resolve(author + MOODLE), "bot", TestJars.FIRST_MOVE);
        }
        Roster roster = Roster.of(
                Selection.folder(Games.installed().named("reversi"), folder, folder.resolve("samples"), List.of()),
                examination.admission());
        assertEquals(
                List.of("Team A"), roster.entrants().stream().map(Entrant::name).toList());
        assertEquals(
                "[Team A is one entrant of Anna Lee_77, Ben Ott_78: their folders have the same files]",
                roster.notes().toString());
    }
}
