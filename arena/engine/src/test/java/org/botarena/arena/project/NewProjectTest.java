package org.botarena.arena.project;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apiguardian.api.API;
import org.botarena.api.Agent;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.testjars.TestGames;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.play.Practice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pf4j.ExtensionPoint;

/** A project that was just made compiles, may play, and passes its own test, for every game. */
class NewProjectTest {
    @TempDir
    Path folder;

    private Path kit;

    @BeforeEach
    void makeAKit() throws IOException {
        kit = folder.resolve("kit");
        Files.createDirectories(kit.resolve("repository"));
        Files.createDirectories(kit.resolve("wrapper"));
        Files.writeString(kit.resolve("repository/a.jar"), "a");
        Files.writeString(kit.resolve("wrapper/mvnw"), "#!/bin/sh\n");
        Files.writeString(kit.resolve("wrapper/mvnw.cmd"), "@echo off\r\n");
    }

    private Installation installation() {
        return new Installation(folder, folder.resolve("agents"));
    }

    private Path make(String name, String game) {
        return make(name, game, GameJars.none());
    }

    private Path make(String name, String game, GameJars games) {
        return NewProject.agent(installation(), name, game, games, Language.ENGLISH)
                .write(folder);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi",
                "reversi:size=4",
                "reversi:size=6,mirrored=true",
                "draughts",
                "tictactoe",
                "morpion",
                "hexapawn",
                "hexapawn:rows=5,columns=4",
                "matches",
                "matches:take=false",
                "divide",
                "dice",
                "pig",
                "jass"
            })
    void itCompilesMayPlayAndPassesItsOwnTest(String game) throws Exception {
        Path made = make("Zoé's <bot> 🤖", game);
        Project project = Project.in(made);
        assertEquals("zoes-bot", project.name());
        assertFalse(project.isCompiled());
        assertEquals(1, project.compile(GameJars.none()).count());
        assertTrue(project.isCompiled());
        Built built = Built.of(project, GameJars.none());
        assertEquals("agents.zoesbot.ZoesBotAgent", built.agent());
        assertEquals(List.of(game.split(":", 2)[0]), built.games());
        assertEquals(List.of(), built.warnings(Language.ENGLISH));
        assertTrue(Files.size(built.pack()) > 0);
        passesItsTest(made);
    }

    /** Compiled as Maven and the IDEs do, and run by hand. */
    private static void passesItsTest(Path made) throws Exception {
        Path tests = Files.createDirectories(made.resolve("target/test-classes"));
        String classPath = Stream.concat(
                        Stream.of(made.resolve("target/classes").toString()),
                        Stream.of(Agent.class, Practice.class, ExtensionPoint.class, Test.class, API.class)
                                .map(NewProjectTest::home))
                .collect(Collectors.joining(File.pathSeparator));
        Path sources = made.resolve("src/test/java/agents/zoesbot");
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-d",
                        tests.toString(),
                        "-cp",
                        classPath,
                        sources.resolve("ZoesBotAgentTest.java").toString(),
                        sources.resolve("TryZoesBotAgent.java").toString());
        assertEquals(0, code);
        URL[] urls = {
            tests.toUri().toURL(), made.resolve("target/classes").toUri().toURL()
        };
        try (URLClassLoader loader = new URLClassLoader(urls, NewProjectTest.class.getClassLoader())) {
            var constructor =
                    loader.loadClass("agents.zoesbot.ZoesBotAgentTest").getDeclaredConstructor();
            constructor.setAccessible(true);
            Object test = constructor.newInstance();
            Method method = test.getClass().getDeclaredMethod("itWinsMoreThanItLosesAgainstRandomMoves");
            method.setAccessible(true);
            method.invoke(test);
        }
    }

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void itHoldsAllThatABuildTakesAndNoBlankIsLeftToFill() throws IOException {
        Path made = make("My agent", "jass");
        for (String file : List.of(
                "mvnw", "mvnw.cmd", ".mvn/wrapper/maven-wrapper.properties", "repository/a.jar", ".gitignore")) {
            assertTrue(Files.exists(made.resolve(file)), file);
        }
        try (Stream<Path> files = Files.walk(made)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                assertFalse(text.contains("{{") || text.contains("}}"), () -> file + ":\n" + text);
            }
        }
        String pom = Files.readString(made.resolve("pom.xml"));
        assertFalse(pom.contains("@"), pom);
        assertTrue(Files.readString(made.resolve("README.md")).contains("An agent for `jass`"));
    }

    @Test
    void aGameOfTheOrganizersOwnComesWithTheProject() throws IOException {
        Path jars = Files.createDirectory(folder.resolve("games"));
        Path jar = TestGames.RACE.into(jars);
        Path named = Files.move(jar, jars.resolve("a race, fixed.jar"));
        GameJars games = GameJars.in(jars);
        Path made = make("runner", "race:target=3", games);
        assertArrayEquals(
                Files.readAllBytes(named),
                Files.readAllBytes(made.resolve("repository/games/a-race--fixed/1/a-race--fixed-1.jar")));
        String pom = Files.readString(made.resolve("pom.xml"));
        assertTrue(pom.contains("<artifactId>a-race--fixed</artifactId>\n      <version>1</version>"), pom);
        Project project = Project.in(made);
        project.compile(games);
        assertEquals(List.of("race"), Built.of(project, games).games());
    }

    @ParameterizedTest
    @ValueSource(strings = {"reversi", "matches", "race"})
    void aFrenchReaderGetsAFrenchPageWithTheSameCommands(String game) throws IOException {
        Path jars = Files.createDirectory(folder.resolve("games"));
        TestGames.RACE.into(jars);
        GameJars games = GameJars.in(jars);
        String english = Files.readString(make("one", game, games).resolve("README.md"));
        String french = Files.readString(NewProject.agent(installation(), "two", game, games, Language.FRENCH)
                .write(folder)
                .resolve("README.md"));
        assertTrue(french.contains("## Trois idées") && french.contains("\n1. **"), french);
        assertEquals(game.equals("race"), french.contains("Ce jeu n'est pas fourni avec l'arène."), french);
        assertFalse(french.contains("{{"), french);
        assertEquals(commands(english), commands(french).replace("two.jar", "one.jar"));
    }

    private static String commands(String page) {
        return page.lines().filter(line -> line.startsWith("    ")).collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @EnumSource
    void thePageOfAnAgentInPythonIsInTheLanguageOfItsReader(Language reader) throws IOException {
        Path made = NewProject.pythonAgent(
                        installation(), "snake", "reversi", GameJars.none(), "greedy", " --game=reversi", reader)
                .write(folder);
        String page = Files.readString(made.resolve("README.md"));
        assertTrue(page.startsWith(reader == Language.FRENCH ? "# snake\n\nUn agent" : "# snake\n\nAn agent"), page);
        assertTrue(page.contains("    arena try snake --game=reversi\n"), page);
    }

    @Test
    void nothingIsWrittenOverNotEvenWhereOnlyCapitalsDiffer() throws IOException {
        Files.createDirectory(folder.resolve("My-Agent"));
        Failed refused = assertThrows(Failed.class, () -> make("my agent", "reversi"));
        assertTrue(refused.getMessage().contains("there is already"), refused::getMessage);
        assertTrue(refused.getMessage().contains("My-Agent"), refused::getMessage);
    }

    @Test
    void afterAFailureNothingIsLeft() throws IOException {
        Files.delete(kit.resolve("wrapper/mvnw"));
        assertThrows(Failed.class, () -> make("half", "reversi"));
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(kit), left.toList());
        }
    }
}
