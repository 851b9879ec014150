package org.botarena.arena.roster;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.admission.Examination;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Who takes part: out of the drop folder, the command line and the samples. */
class RosterTest {
    private static final GameType REVERSI = Games.installed().named("reversi");

    @TempDir
    Path folder;

    private Path agents;
    private Path samples;

    @RegisterExtension
    final Examination examination = new Examination();

    @BeforeEach
    void folders() throws Exception {
        agents = Files.createDirectories(folder.resolve("agents"));
        samples = agents.resolve("samples");
    }

    private void samples(String... names) {
        for (String name : names) {
            agent(samples, name);
        }
    }

    private static Path agent(Path where, String name) {
        return TestJars.agent(where, name, TestJars.FIRST_MOVE);
    }

    private static TestJar withOptions(String name) {
        String option =
                "@Option(name = \"%s\", type = Setting.Type.WHOLE, byDefault = \"1\", max = \"9\", text = \"t\")\n";
        return TestJars.jar(name)
                .source(
                        TestJars.className(name),
                        TestJars.agentSource(name, TestJars.FIRST_MOVE, "")
                                .replace(
                                        "public class",
                                        option.formatted("k") + option.formatted("n") + "public class"));
    }

    private Selection folder() {
        return Selection.folder(REVERSI, agents, samples, List.of());
    }

    private Selection with(String... names) {
        Selection all = folder();
        return new Selection(
                all.game(),
                all.agents(),
                all.samples(),
                all.entrants(),
                List.of(names),
                all.displayNames(),
                all.languages());
    }

    private Roster roster(Selection selection) {
        return Roster.of(selection, examination.admission());
    }

    private List<String> names(Selection selection) {
        return roster(selection).entrants().stream().map(Entrant::name).toList();
    }

    private String refusal(Selection selection) {
        return assertThrows(IllegalArgumentException.class, () -> roster(selection))
                .getMessage();
    }

    private static void assertContains(String text, String... parts) {
        for (String part : parts) {
            assertTrue(text.contains(part), () -> "'%s' is missing in: %s".formatted(part, text));
        }
    }

    // The drop folder

    @Test
    void twoOrMoreKeepTheSamplesOut() {
        samples("random", "uct");
        agent(agents, "anna");
        agent(agents, "bert");
        Roster roster = roster(folder());
        assertEquals(List.of("anna", "bert"), names(folder()));
        assertContains(roster.notes().toString(), "random, uct", "stay out", "--with");
        assertFalse(roster.entrants().get(0).jar().isSample());
    }

    @Test
    void unlessTheyAreAskedFor() {
        samples("flat", "random", "uct");
        agent(agents, "anna");
        agent(agents, "bert");
        assertEquals(List.of("anna", "bert", "random", "uct"), names(with("random", "uct")));
        assertContains(refusal(with("alphago")), "--with alphago", "flat, random, uct");
    }

    @Test
    void aSingleOnePlaysAgainstTheSamples() {
        samples("random", "uct");
        agent(agents, "anna");
        Roster roster = roster(folder());
        assertEquals(List.of("anna", "random", "uct"), names(folder()));
        assertContains(roster.notes().toString(), "one entrant", "random, uct");
        assertTrue(roster.entrants().get(1).jar().isSample());
    }

    @Test
    void withNoneTheSamplesPlayAmongThemselves() {
        samples("random", "uct");
        assertEquals(List.of("random", "uct"), names(folder()));
        assertContains(roster(folder()).notes().toString(), "among themselves");
    }

    @Test
    void onlyTheTemplatesPlayUnasked() {
        samples("alphabeta", "flat", "greedy", "random", "uct");
        assertEquals(List.of("flat", "greedy", "random", "uct"), names(folder()));
        assertContains(
                roster(folder()).notes().toString(),
                "among themselves (flat, greedy, random, uct)",
                "Others join by name: alphabeta");
        agent(agents, "anna");
        assertEquals(List.of("anna", "flat", "greedy", "random", "uct"), names(folder()));
    }

    @Test
    void theOtherSamplesJoinByName() {
        samples("alphabeta", "mcts", "random", "uct");
        assertEquals(List.of("alphabeta", "mcts"), names(folder().entrants("alphabeta", "mcts")));
        agent(agents, "anna");
        assertEquals(List.of("anna", "alphabeta"), names(with("alphabeta")));
        agent(agents, "bert");
        assertContains(roster(folder()).notes().toString(), "(alphabeta, mcts, random, uct) stay out; --with");
    }

    @Test
    void butNotInPlaceOfAgentsThatAreRefused() throws Exception {
        samples("random", "uct");
        Files.writeString(agents.resolve("anna.jar"), "no jar");
        Roster roster = roster(folder());
        assertEquals(List.of(), roster.entrants());
        assertEquals(
                List.of(agents.resolve("anna.jar")),
                roster.refused().stream().map(Refused::source).toList());
    }

    @Test
    void aRefusedJarDoesNotStopTheOthers() throws Exception {
        samples("random");
        agent(agents, "anna");
        agent(agents, "bert");
        Files.writeString(agents.resolve("carl.jar"), "no jar");
        Roster roster = roster(folder());
        assertEquals(List.of("anna", "bert"), names(folder()));
        assertSays(roster.refused().get(0).problems().get(0), "not a zip file");
    }

    @Test
    void aJarForAnotherGameIsLeftOut() {
        samples("random");
        TestJars.agentFor(samples, "stones", TicTacToe.class, TestJars.FIRST_MOVE);
        agent(agents, "anna");
        TestJars.agentFor(agents, "crosses", TicTacToe.class, TestJars.FIRST_MOVE);
        TestJars.agentFor(agents, "discs", Reversi.class, TestJars.FIRST_MOVE);
        Roster roster = roster(folder());
        assertEquals(List.of("anna", "discs"), names(folder()));
        assertEquals(
                List.of(agents.resolve("crosses.jar")),
                roster.leftOut().stream().map(other -> other.jar().source()).toList());
        assertContains(roster.leftOutWhy().toString(), "crosses.jar: it plays tictactoe");
        Selection crosses = Selection.folder(Games.installed().named("tictactoe"), agents, samples, List.of());
        assertEquals(List.of("anna", "crosses"), names(crosses));
    }

    @Test
    void anEmptyOrMissingFolderSaysWhatToPutWhere() throws Exception {
        assertContains(refusal(folder()), "there is no jar in " + agents, "put the jars there", "command line");
        Path nowhere = folder.resolve("nowhere");
        assertContains(refusal(Selection.folder(REVERSI, nowhere, samples, List.of())), "no folder " + nowhere);
        samples("random", "uct");
        Path empty = Files.createDirectories(folder.resolve("empty"));
        assertContains(refusal(Selection.folder(REVERSI, empty, samples, List.of())), "there is no jar in " + empty);
    }

    // Names

    @Test
    void anAuthorIsCalledAsTheFolderOrTheZipIs() throws Exception {
        Examination.assumeFilesMayBeCalled("🤖 Zoë");
        agent(agents.resolve("Anna Müller_17_assignsubmission_file"), "bot");
        agent(agents.resolve("🤖 team"), "bot");
        agent(agents.resolve("pair"), "first");
        Path newer = agent(agents.resolve("pair"), "second");
        Files.setLastModifiedTime(newer, FileTime.from(Instant.now().plusSeconds(60)));
        byte[] jar = Files.readAllBytes(agent(folder.resolve("built"), "bot"));
        TestJars.jar("z").entry("target/bot.jar", jar).intoFile(agents.resolve("zipped/hand-in.zip"));
        TestJars.jar("z").entry("target/bot.jar", jar).intoFile(agents.resolve("Zoë.zip"));
        assertEquals(
                List.of("Anna Müller_17", "Zoë", "pair", "zipped", "🤖 team"),
                names(folder()).stream().sorted().toList());
    }

    @Test
    void twoOfOneNameAreBothRefusedWithBothPaths() {
        samples("random", "uct");
        Path first = agent(agents, "anna");
        agent(agents, "bert");
        Path second = agent(agents.resolve("anna"), "my-agent");
        agent(agents.resolve("carl"), "my-agent");
        Roster roster = roster(folder());
        assertEquals(List.of("bert", "carl"), names(folder()));
        assertEquals(
                Set.of(first, second),
                roster.refused().stream().map(Refused::source).collect(Collectors.toSet()));
        for (Refused refused : roster.refused()) {
            assertSays(refused.problems().get(0), "one name", "anna", first.toString(), second.toString(), "rename");
        }
    }

    // Files on the command line that have one name

    private List<String> namesOf(Path... files) {
        return names(folder().entrants(Stream.of(files).map(Path::toString).toArray(String[]::new)));
    }

    @Test
    void theirFoldersDistinguishTwoCheckouts() {
        Path first = agent(folder.resolve("v1/bot"), "bot");
        Path second = agent(folder.resolve("v2/bot"), "bot");
        assertEquals(List.of("v1/bot", "v2/bot"), namesOf(first, second));
        assertEquals(List.of("v2/bot", "v1/bot"), namesOf(second, first));
    }

    @Test
    void theirFoldersDistinguishThreeCheckoutsAndSharedFoldersAreLeftOut() {
        Path first = agent(folder.resolve("a/x/target"), "bot");
        Path second = agent(folder.resolve("b/x/target"), "bot");
        Path third = agent(folder.resolve("a/y/target"), "bot");
        assertEquals(List.of("a/x/bot", "b/x/bot", "a/y/bot"), namesOf(first, second, third));
    }

    @Test
    void theirFoldersDistinguishAFileFromOneBelowIt() {
        Path second = agent(folder.resolve("project/old"), "bot");
        Path first = agent(folder.resolve("project"), "bot");
        Path other = agent(folder.resolve("project"), "other");
        assertEquals(List.of("project/bot", "old/bot", "other"), namesOf(first, second, other));
    }

    @Test
    void aFileWithOptionsAndWithoutKeepsItsName() {
        Path file = withOptions("bot").intoFile(folder.resolve("bot.jar"));
        assertEquals(List.of("bot:k=3", "bot"), names(folder().entrants(file + ":k=3", file.toString())));
    }

    @Test
    void anOnlyAgentPlaysAgainstItself() {
        Path file = agent(folder.resolve("v1"), "bot");
        assertEquals(List.of("bot", "bot/2"), namesOf(file, file));
        Roster roster = roster(folder().entrants(file.toString(), file.toString()));
        assertTrue(roster.entrants().get(0).isMirrorOf(roster.entrants().get(1)));
    }

    @Test
    void oneFileTwiceAmongOthersIsRefusedWithWhatToDo() {
        Path file = agent(folder.resolve("v1"), "bot");
        Path other = agent(folder, "other");
        Roster roster = roster(folder().entrants(file.toString(), file.toString(), other.toString()));
        assertSays(roster.refused().get(0).problems().get(0), "twice", "Enter it once");
    }

    @Test
    void namesThatLookAlikeAreEqual() {
        Examination.assumeFilesMayBeCalled("Zoë");
        agent(agents.resolve("Zoe\u0308"), "my-agent");
        agent(agents, "Zo\u00eb");
        assertEquals(2, roster(folder()).refused().size());
    }

    @Test
    void noSampleJoinsARecordedTournamentUnasked() {
        samples("random", "uct");
        agent(agents, "anna");
        assertEquals(
                List.of("anna"),
                Roster.joining(folder(), examination.admission()).entrants().stream()
                        .map(Entrant::name)
                        .toList());
        assertEquals(
                List.of("anna", "uct"),
                Roster.joining(with("uct"), examination.admission()).entrants().stream()
                        .map(Entrant::name)
                        .toList());
    }

    @Test
    void aSampleGivesWayToAnEntrantOfItsName() {
        samples("random", "uct");
        agent(agents, "uct");
        Roster roster = roster(folder());
        assertEquals(List.of("uct", "random"), names(folder()));
        assertFalse(roster.entrants().get(0).jar().isSample());
        assertContains(roster.notes().toString(), "sample uct stays out", agents.resolve("uct.jar") + "");
    }

    @Test
    void aConfigurationMayGiveDisplayNames() {
        withOptions("bot").into(agents);
        agent(agents, "bert");
        Selection named = new Selection(
                REVERSI,
                agents,
                samples,
                List.of("bot:k=3", "bot:k=4", "bert"),
                List.of(),
                Map.of("bot:k=3", "Anna & Otto", "bot:k=4", "Otto & Anna"),
                List.of());
        assertEquals(List.of("Anna & Otto", "Otto & Anna", "bert"), names(named));
    }

    // Entrants on the command line

    @Test
    void anEntrantIsAPathElseAnAgentElseASample() throws Exception {
        samples("random", "uct");
        agent(agents, "uct");
        agent(agents.resolve("Anna"), "bot");
        Path elsewhere = agent(folder.resolve("elsewhere"), "mine");
        Path classes = TestJars.jar("x")
                .source("agents.X", TestJars.agentSource("x", TestJars.FIRST_MOVE, ""))
                .classesInto(folder.resolve("my-bot/target/classes"));
        Selection selection = folder().entrants(elsewhere.toString(), classes.toString(), "Anna", "uct.jar", "random");
        Roster roster = roster(selection);
        assertEquals(List.of("mine", "my-bot", "Anna", "uct", "random"), names(selection));
        assertEquals(agents.resolve("uct.jar"), roster.entrants().get(3).jar().source());
        assertTrue(roster.entrants().get(4).jar().isSample());
        assertEquals(List.of(), roster.notes());
    }

    @Test
    void aPathIntoTheFolderMeansWhatTheFolderMeans() {
        samples("random");
        Path jar = agent(agents.resolve("Anna"), "bot");
        Selection selection =
                folder().entrants(jar.toString(), samples.resolve("random.jar").toString());
        assertEquals(List.of("Anna", "random"), names(selection));
        assertTrue(roster(selection).entrants().get(1).jar().isSample());
    }

    @Test
    void aJarMayBeCalledByItsFileToo() {
        agent(agents.resolve("Anna"), "bot");
        agent(agents, "bert");
        assertEquals(List.of("Anna", "bert"), names(folder().entrants("bot", "bert.jar")));
        agent(agents.resolve("Otto"), "bot");
        assertContains(refusal(folder().entrants("bot", "bert")), "'bot' may be any of", "Anna", "Otto", "path");
    }

    @Test
    void anUnknownEntrantIsRefusedWithAllThatThereIs() {
        samples("random", "uct");
        agent(agents, "anna");
        assertContains(
                refusal(folder().entrants("anna", "alphago")),
                "no entrant 'alphago'",
                Path.of("alphago").toAbsolutePath().toString(),
                "agents in " + agents + ": anna",
                "samples in " + samples + ": random, uct");
    }

    @Test
    void optionsStandBehindThePathOrTheName() {
        Path jar = withOptions("bot").into(agents);
        Selection selection = folder().entrants(jar + ":n=2,k=3", "bot.jar:k=4", "bot:n=5", "bot");
        assertEquals(List.of("bot:k=3,n=2", "bot:k=4", "bot:n=5", "bot"), names(selection));
        assertEquals(
                Map.of("k", "4", "n", "1"), roster(selection).entrants().get(1).options());
        assertEquals(
                1,
                roster(selection).entrants().stream()
                        .map(entrant -> entrant.jar().staged())
                        .distinct()
                        .count());
    }

    @Test
    void ofAProjectsFolderTheSourcesPlayAndNoOlderClasses() throws Exception {
        TestJars.jar("x")
                .source("agents.Old", TestJars.agentSource("old", TestJars.FIRST_MOVE, ""))
                .classesInto(folder.resolve("my-bot/bin"));
        Path source =
                Files.createDirectories(folder.resolve("my-bot/src/agents")).resolve("New.java");
        Files.writeString(source, TestJars.agentSource("new", TestJars.FIRST_MOVE, ""));
        Roster roster = roster(folder().entrants(folder.resolve("my-bot").toString()));
        assertEquals("agents.New", roster.entrants().get(0).jar().agentClass());
    }

    @Test
    void aFolderOfClassesHasOptionsToo() {
        Path classes = withOptions("bot").classesInto(folder.resolve("my-bot/target/classes"));
        agent(agents, "anna");
        assertEquals(List.of("my-bot:k=7", "anna"), names(folder().entrants(classes + ":k=7", "anna")));
    }

    @Test
    void wrongOptionsAreRefusedWithTheJarAndWhatThereIs() {
        withOptions("bot").into(agents);
        assertContains(refusal(folder().entrants("bot:depth=3")), "bot.jar has no option 'depth'", "k=1");
        assertContains(refusal(folder().entrants("bot:k=10")), "bot.jar", "k=10", "9");
        assertContains(refusal(folder().entrants("bot.jar:fast")), "name=value");
    }

    @Test
    void theSameJarTwiceNeedsDifferentOptions() {
        withOptions("bot").into(agents);
        agent(agents, "anna");
        agent(agents, "bert");
        Roster roster = roster(folder().entrants("bot:k=2", "anna", "bot:k=2", "bert"));
        assertEquals(
                List.of("anna", "bert"),
                roster.entrants().stream().map(Entrant::name).toList());
        assertEquals(1, roster.refused().size());
        assertSays(roster.refused().get(0).problems().get(0), "twice", "bot:k=2", "options that differ");
    }

    @Test
    void aSingleEntrantPlaysAgainstTheSamplesToo() {
        samples("random", "uct");
        agent(agents, "anna");
        agent(agents, "bert");
        assertEquals(List.of("anna", "random", "uct"), names(folder().entrants("anna")));
        assertEquals(List.of("uct", "random"), names(folder().entrants("uct")));
    }

    @Test
    void noSampleTakesThePlaceOfAnEntrantThatWasNamedAndRefused() throws Exception {
        samples("random", "uct");
        agent(agents, "anna");
        Files.writeString(agents.resolve("bert.jar"), "no jar");
        assertEquals(List.of("anna"), names(folder().entrants("anna", "bert")));
    }

    @Test
    void aProjectsFolderMeansWhatIsCompiledInIt() {
        Path classes = TestJars.jar("bot")
                .source(TestJars.className("bot"), TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""))
                .classesInto(folder.resolve("my-bot/target/classes"));
        Roster roster = roster(folder().entrants(folder.resolve("my-bot").toString()));
        assertEquals("my-bot", roster.entrants().get(0).name());
        assertEquals(classes, roster.entrants().get(0).jar().source());
    }

    @Test
    void aFolderWithoutClassesDoesNotHideTheAgentOfThatName() throws Exception {
        Path decoy = Files.createDirectories(folder.resolve("decoy"));
        agent(agents, "anna");
        Roster roster = roster(folder().entrants("anna", decoy.toString()));
        assertSays(roster.refused().get(0).problems().get(0), "nothing was submitted");
    }
}
