package org.botarena.arena.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.arena.check.AdmissionFolder;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scan finds authors: files in the folder, and each subfolder with all its files. */
class DropFolderTest {
    @TempDir
    Path folder;

    private void files(String... paths) throws IOException {
        for (String path : paths) {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, path);
        }
    }

    private List<String> scan() {
        return DropFolder.scan(folder, folder.resolve("samples")).stream()
                .map(found -> folder.relativize(found.path()).toString().replace('\\', '/') + " " + found.name())
                .toList();
    }

    private void link(String name, Path target) throws IOException {
        try {
            Files.createSymbolicLink(folder.resolve(name), target);
        } catch (UnsupportedOperationException e) {
            Assumptions.abort("no symbolic links here");
        }
    }

    @Test
    void anAuthorIsAFileOrAFolderHoweverManyJarsAreInIt() throws Exception {
        files("a.jar", "B.JAR", "anna/bot.jar", "otto/x.jar", "otto/y.jar", "deep/er/z.jar", "README.md", "anna/a.txt");
        assertEquals(List.of("B.JAR B", "a.jar a", "anna/bot.jar anna", "deep deep", "otto otto"), scan());
    }

    @Test
    void whoHandedInSomethingElseIsNotForgotten() throws Exception {
        files(
                "a.rar",
                "B.java",
                "c.pdf",
                "anna/bot.7z",
                "otto/project/src/Bot.java",
                "nora/minutes.txt",
                "Zoe_12_assignsubmission_file_/report.pdf",
                "Max_13_assignsubmission_onlinetext_/onlinetext.html");
        Files.createDirectories(folder.resolve("empty"));
        assertEquals(
                List.of(
                        "B.java B",
                        "Zoe_12_assignsubmission_file_ Zoe_12",
                        "a.rar a",
                        "anna anna",
                        "c.pdf c",
                        "empty empty",
                        "nora nora",
                        "otto otto",
                        "Max_13_assignsubmission_onlinetext_ Max_13"),
                scan());
    }

    @Test
    void whatTheArenaWroteAmongTheSubmissionsIsNone(@TempDir Path elsewhere) throws Exception {
        files("anna.jar");
        new AdmissionFolder(folder.resolve("letters"), folder, "reversi", Language.ENGLISH)
                .write(List.of(), Csv.COMMAS);
        files("letters/texts/anna.txt");
        Setup setup = Kept.setup(
                Formats.of(Map.of("format", "open-ladder")), 1, Kept.entrant("anna", 1), Kept.entrant("bert", 1));
        Files.createDirectories(folder.resolve("results"));
        new Kept(elsewhere.resolve("one"), setup).playUntil(1);
        Files.move(elsewhere.resolve("one"), folder.resolve("results/one"));
        for (String killed : List.of("results/two", "cup")) {
            Store.open(folder.resolve(killed)).close();
        }
        assertEquals(List.of("anna.jar anna"), scan());
        List<String> written = List.of("cup", "letters", "results");
        assertEquals(written, DropFolder.written(folder));
        assertTrue(Roster.leftOutOf(folder)
                .get(0)
                .toString()
                .endsWith("the arena wrote it: " + String.join(", ", written)));
    }

    @Test
    void anAuthorsFolderThatLooksLikeItAndHoldsAnAgentIsAnAuthors() throws Exception {
        files(
                "anna/admission.csv",
                "anna/bot.jar",
                "bert/admission.csv",
                "bert/texts/bot.jar",
                "carl/tournament.db",
                "carl/bot.jar",
                "dora/tournament.db",
                "dora/project/pom.xml",
                "emil/one/tournament.db",
                "emil/bot.jar");
        assertEquals(
                List.of("anna/bot.jar anna", "bert bert", "carl/bot.jar carl", "dora dora", "emil emil"),
                scan().stream().sorted().toList());
        assertEquals(List.of(), DropFolder.written(folder));
    }

    @Test
    void aTextTypedNextToTheFileIsNotASecondSubmission() throws Exception {
        files("Max_13_assignsubmission_onlinetext_/onlinetext.html", "Max_13_assignsubmission_file_/bot.jar");
        assertEquals(List.of("Max_13_assignsubmission_file_/bot.jar Max_13"), scan());
    }

    @Test
    void whatMoodleExportsIsNamedAfterItsAuthors() throws Exception {
        files(
                "Anna Mu\u0308ller_77_assignsubmission_file_/bot.jar",
                "Otto_78_assignsubmission_file/hand-in.zip",
                "Zoe_79_assignsubmission_file_bot.jar");
        assertEquals(
                List.of("Anna M\u00fcller_77", "Otto_78", "Zoe_79"),
                scan().stream()
                        .map(line -> line.replaceFirst(".*[.](jar|zip) ", ""))
                        .toList());
    }

    @Test
    void samplesHiddenFilesAndFindersLeftoversArePassedOver() throws Exception {
        files(
                "a.jar",
                "samples/random.jar",
                ".hidden.jar",
                "._a.jar",
                ".git/b.jar",
                "__MACOSX/a.jar",
                "anna/b.jar",
                "anna/.b.jar");
        assertEquals(List.of("a.jar a", "anna/b.jar anna"), scan());
    }

    @Test
    void aJarOrZipIsAllThatAnAuthorHandedInIfOnlyNotesAreWithIt() throws Exception {
        files(
                "top.zip",
                "anna/bot.zip",
                "anna/report.pdf",
                "lib/helper.jar",
                "nora/bot.jar",
                "nora/lib/helper.jar",
                "otto/bot.jar",
                "otto/sources.zip",
                "two/a.zip",
                "two/b.zip");
        assertEquals(List.of("anna/bot.zip anna", "nora nora", "otto otto", "top.zip top", "two two"), scan());
    }

    @Test
    void thePartsOfAProjectAmongTheSubmissionsAreNobodys() throws Exception {
        files("anna/x.jar", "ben/y.jar");
        List<String> before = scan();
        for (String stray : List.of(
                "pom.xml",
                "src/main/java/Bot.java",
                "agent.py",
                ".classpath",
                "build.gradle",
                "target/old.jar",
                "__MACOSX/anna/._x.jar")) {
            files(stray);
            assertEquals(before, scan(), stray);
            assertTrue(DropFolder.isOne(folder), stray);
        }
        assertEquals(
                List.of(".classpath", "__MACOSX", "agent.py", "build.gradle", "pom.xml", "src", "target"),
                DropFolder.strays(folder));
    }

    @Test
    void ofTheAttemptsThatCanvasNamesTheLastIsTheAuthors() throws Exception {
        files(
                "hugina_12347_678913_Bot.zip",
                "kimlate_12348_678914_bot-1.jar",
                "kimlate_12348_1678915_bot-2.jar",
                "leeanna_12345_678910_my-bot.jar",
                "ottben_LATE_12346_678911_my-bot-1.jar",
                "ottben_LATE_12346_678912_report.pdf");
        assertEquals(
                List.of(
                        "hugina_12347_678913_Bot.zip hugina_12347",
                        "kimlate_12348_1678915_bot-2.jar kimlate_12348",
                        "leeanna_12345_678910_my-bot.jar leeanna_12345",
                        "ottben_LATE_12346_678911_my-bot-1.jar ottben_12346"),
                scan());
        assertEquals(List.of("kimlate_12348_678914_bot-1.jar"), DropFolder.earlierAttempts(folder));
    }

    @Test
    void ofTheAttemptsThatBlackboardNamesTheLastIsTheAuthors() throws Exception {
        files(
                "Reversi_u77_attempt_2026-11-20-10-11-12.txt",
                "Reversi_u77_attempt_2026-11-20-10-11-12_bot.jar",
                "Reversi_u_78_attempt_2026-11-19-10-11-12_bot.jar",
                "Reversi_u_78_attempt_2026-11-20-10-11-12_bot.jar",
                "Reversi_v_78_attempt_2026-11-18-10-11-12_bot.rar");
        assertEquals(
                List.of(
                        "Reversi_u77_attempt_2026-11-20-10-11-12_bot.jar Reversi_u77",
                        "Reversi_u_78_attempt_2026-11-20-10-11-12_bot.jar Reversi_u_78",
                        "Reversi_v_78_attempt_2026-11-18-10-11-12_bot.rar Reversi_v_78"),
                scan());
    }

    @Test
    void aProjectIsNotAFolderOfManyAuthors() throws Exception {
        files("pom.xml", "src/main/java/Bot.java", "target/bot.jar", "lib/helper.jar", "games/fox.jar", "old.jar");
        assertFalse(DropFolder.isOne(folder));
    }

    @Test
    void projectsOfSeveralAuthorsAreAFolderOfManyWithoutAnyJar() throws Exception {
        files("anna/src/bots/Bot.java", "anna/.project", "ben/Bot/util/Board.java", "ben/Bot/pom.xml");
        assertTrue(DropFolder.isOne(folder));
        assertFalse(DropFolder.isOne(folder.resolve("anna")));
    }

    @Test
    void theModulesOfAProjectAreNotAuthors() throws Exception {
        files("pom.xml", "bot/pom.xml", "bot/src/main/java/Bot.java", "util/pom.xml", "util/src/main/java/Board.java");
        assertFalse(DropFolder.isOne(folder));
    }

    @Test
    void aPythonProjectIsNotAFolderOfManyAuthors() throws Exception {
        files("agent.py", "search/tree.py", "README.md");
        assertFalse(DropFolder.isOne(folder));
    }

    @Test
    void linksAreFollowedOnceAndNeverRoundInCircles() throws Exception {
        files("a.jar", "anna/bot.jar");
        link("again.jar", folder.resolve("a.jar"));
        link("circle", folder);
        link("sister", folder.resolve("anna"));
        assertEquals(List.of("a.jar a", "anna/bot.jar anna"), scan());
    }

    @Test
    void aLinkToNothingIsLeftForAdmissionToRefuse() throws Exception {
        link("gone.jar", folder.resolve("nowhere.jar"));
        assertEquals(List.of("gone.jar gone"), scan());
    }

    @Test
    void noFolderHoldsNothing() {
        assertEquals(List.of(), DropFolder.scan(folder.resolve("none"), folder.resolve("samples")));
    }
}
