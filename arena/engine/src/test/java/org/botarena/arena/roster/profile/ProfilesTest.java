package org.botarena.arena.roster.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.admission.Examination;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** How entrants are presented. */
class ProfilesTest {
    @TempDir
    private Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private Entrant entrant(String name, String source, Map<String, String> files) {
        TestJar jar = TestJars.jar(name)
                .withoutManifest()
                .source(TestJars.className(name), TestJars.agentSource(name, TestJars.FIRST_MOVE, ""));
        files.forEach(jar::entry);
        return new Entrant(name, examination.admitted(jar.intoFile(folder.resolve(source))), Map.of());
    }

    private Entrant entrant(String name) {
        return entrant(name, name + ".jar", Map.of());
    }

    private void list(String text) throws IOException {
        Files.writeString(folder.resolve("entrants.csv"), text);
    }

    private Profiles profiles(Entrant... entrants) {
        return Profiles.of(List.of(entrants), folder);
    }

    private void assertRefused(String says, Entrant... entrants) {
        String message = assertThrows(IllegalArgumentException.class, () -> profiles(entrants))
                .getMessage();
        assertTrue(message.startsWith(folder.resolve("entrants.csv").toString()), message);
        assertTrue(message.contains(says), message);
    }

    @Test
    void withoutAListEveryEntrantHasItsOwnNameAndAPlace() throws IOException {
        assertEquals(
                Map.of("anna", new Profile("anna", "", true, "", "")),
                profiles(entrant("anna")).byEntrant());
    }

    @Test
    void theListIsReadWithCommasSemicolonsOrTabsAndWithAByteOrderMark() throws IOException {
        Profile expected = new Profile("Anna, of course", "3b", false, "", "");
        for (String text : List.of(
                "file,name,group,ranked\nanna.jar,\"Anna, of course\",3b,no\n",
                "\uFEFFfile;name;group;ranked\r\nanna.jar;Anna, of course;3b;no\r\n",
                "ranked\tfile\tgroup\tname\nno\tanna.jar\t3b\tAnna, of course")) {
            list(text);
            assertEquals(expected, profiles(entrant("anna")).byEntrant().get("anna"), text);
        }
    }

    @Test
    void ofAFamilyAllButTheFirstInTheListAreCopies() throws IOException {
        list("file,family\ncarl.jar,berts\nbert.jar,berts\nanna.jar,\n");
        assertEquals(
                Set.of("bert"),
                profiles(entrant("anna"), entrant("bert"), entrant("carl")).copies());
    }

    @Test
    void aLineMeansAFileWithOrWithoutFolderAndEndingOrAnEntrantByItsName() throws IOException {
        Entrant anna = entrant("anna", "anna_12/agent.jar", Map.of());
        for (String file : List.of("anna_12/agent.jar", "anna_12\\agent.jar", "agent.jar", "agent", "anna")) {
            list("file,name\n%s,Anna A.\n".formatted(file));
            assertEquals("Anna A.", profiles(anna).byEntrant().get("anna").displayName(), file);
        }
        list("file,name\nent.jar,Anna A.\n");
        assertEquals("anna", profiles(anna).byEntrant().get("anna").displayName());
    }

    @Test
    void aLineForAnUnknownJarIsOnlyNoted() throws IOException {
        list("file,name\nanna.jar,Anna\nzoe.jar,Zoe\n");
        assertEquals(
                List.of("entrants.csv, line 3: no entrant plays from 'zoe.jar'"),
                profiles(entrant("anna")).notes().stream().map(Object::toString).toList());
    }

    @Test
    void aListThatIsWrongIsRefusedWithTheLine() throws IOException {
        list("anna.jar,Anna\n");
        assertRefused("line 1: the columns must be file,name,group,ranked,family", entrant("anna"));
        list("file,ranked\nanna.jar,perhaps\n");
        assertRefused("line 2: ranked is 'perhaps': write yes or no", entrant("anna"));
        list("file,name\nanna.jar,Anna,3b\n");
        assertRefused("line 2: 3 fields under 2 columns", entrant("anna"));
        list("file,name\n\"anna.jar,Anna\n");
        assertRefused("line 2: a quote is not closed", entrant("anna"));
        list("file,name\n,Anna\n");
        assertRefused("line 2: the file is missing", entrant("anna"));
        Files.write(folder.resolve("entrants.csv"), new byte[] {'f', 'i', 'l', 'e', '\n', 0});
        assertRefused("it is not a text: line 2", entrant("anna"));
    }

    @Test
    void twoOfOneNameOrTwoLinesOfOneEntrantAreRefused() throws IOException {
        list("file,name\nanna.jar,bert\n");
        assertRefused("anna and bert would both be called 'bert'", entrant("anna"), entrant("bert"));
        list("file,name\nanna.jar,Anna\nanna,A.\n");
        assertRefused("lines 2 and 3: both are of anna", entrant("anna"));
    }

    private void authors(String text) throws IOException {
        Files.writeString(folder.resolve("authors.csv"), text);
    }

    private Profile profile(Entrant entrant) {
        return profiles(entrant).byEntrant().get(entrant.name());
    }

    @Test
    void whoIsBehindAFolderGivesTheEntrantNameAndGroup() throws IOException {
        for (String folderName : List.of("anna", "anna.zip", "anna.JAR")) {
            authors("folder,name,email,id,group\n%s,Anna Arendt,a@example.org,7,3b\n".formatted(folderName));
            assertEquals(new Profile("Anna Arendt", "3b", true, "", ""), profile(entrant("anna")), folderName);
        }
    }

    @Test
    void aTeamIsCalledAsItsFolderAndItsMembersAreItsAuthors() throws IOException {
        authors("folder,name,group\nrocket,Anna Arendt,3b\nrocket,Bert Brecht,3a\nrocket,Carl C.,3b\n");
        assertEquals(
                new Profile("rocket", "3b, 3a", true, "Anna Arendt, Bert Brecht, Carl C.", ""),
                profile(entrant("rocket")));
    }

    @Test
    void howAnEntrantIsPresentedCountsBeforeWhoIsBehindIt() throws IOException {
        authors("folder,name,group\nanna,Anna Arendt,3b\n");
        list("file,name,ranked\nanna.jar,The Champion,no\n");
        assertEquals(new Profile("The Champion", "3b", false, "Anna Arendt", ""), profile(entrant("anna")));
    }

    @Test
    void theirFoldersDistinguishTwoPeopleOfOneName() throws IOException {
        authors("folder,name\nanna_1,Anna Arendt\nanna_2,Anna Arendt\n");
        assertEquals(
                List.of("Anna Arendt (anna_1)", "Anna Arendt (anna_2)"),
                profiles(entrant("anna_1"), entrant("anna_2")).byEntrant().values().stream()
                        .map(Profile::displayName)
                        .sorted()
                        .toList());
    }

    @Test
    void whatIsPublishedOfTheAuthorsHasNoAddressAndNoNumber() throws IOException {
        authors("folder,name,email,id,group\nanna,\"Arendt, Anna\",a@example.org,7,3b\n");
        String published = AuthorsFile.in(folder).published();
        assertEquals("\uFEFFfolder,name,group\r\nanna,\"Arendt, Anna\",3b\r\n", published);
        authors(published);
        assertEquals("Arendt, Anna", profile(entrant("anna")).displayName());
    }

    @Test
    void theManifestSaysWhoMadeItAndWhat() throws IOException {
        Entrant anna = entrant(
                "anna",
                "anna.jar",
                Map.of(
                        "META-INF/MANIFEST.MF",
                        "Manifest-Version: 1.0\r\nPlugin-Provider: Anna Arendt\r\nPlugin-Description: Alpha-beta\r\n",
                        "README.txt",
                        "Authors: others\n"));
        assertEquals(
                new Profile("anna", "", true, "Anna Arendt", "Alpha-beta"),
                profiles(anna).byEntrant().get("anna"));
    }

    @Test
    void elseAReadmeDoes() throws IOException {
        Entrant anna =
                entrant("anna", "anna.jar", Map.of("README.txt", "Authors: Anna, Bert\r\n\r\nA hundred play-outs.\n"));
        Profile profile = profiles(anna).byEntrant().get("anna");
        assertEquals("Anna, Bert", profile.authors());
        assertEquals("Authors: Anna, Bert\n\nA hundred play-outs.", profile.description());
    }

    @Test
    void aReadmeWithoutEndIsCut() throws IOException {
        Entrant anna = entrant("anna", "anna.jar", Map.of("README.txt", "x".repeat(100_000)));
        assertEquals(2002, profiles(anna).byEntrant().get("anna").description().length());
    }

    @Test
    void aManifestThatCannotBeReadSaysNothing() throws IOException {
        Entrant anna = entrant("anna", "anna.jar", Map.of("META-INF/MANIFEST.MF", "no manifest at all"));
        assertEquals("", profiles(anna).byEntrant().get("anna").authors());
    }
}
