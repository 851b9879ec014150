package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Arrays;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** A jar has exactly one class that plays: public, concrete, a subclass of Agent, with a constructor for the game. */
class OneAgentClassTest {
    private static final String IMPORTS =
            "package p; import org.botarena.api.*; import org.botarena.game.reversi.Reversi; import org.pf4j.Extension; ";
    private static final String PLAY = "public long play(int player) { return game.position().moves()[0]; } ";

    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private static String agent(String declaration, String constructor) {
        return IMPORTS + declaration + " { " + constructor + " { super(game); } " + PLAY + "}";
    }

    private static String agent(String name) {
        return agent(
                "public class %s extends Agent<Reversi>".formatted(name),
                "public %s(Game<Reversi> game)".formatted(name));
    }

    private Path jar(String... sources) {
        TestJar jar = TestJars.jar("bot");
        for (String source : sources) {
            String declared = source.replaceAll("(?s).*?(?:class|interface) ([A-Z][A-Za-z]*).*", "$1");
            jar.source("p." + declared, source);
        }
        return jar.into(folder);
    }

    @Test
    void oneAgentIsEnough() {
        assertEquals("p.Bot", examination.admitted(jar(agent("Bot"))).agentClass());
    }

    @Test
    void superclassesInTheJarCount() {
        String base = agent("public abstract class Base extends Agent<Reversi>", "Base(Game<Reversi> game)");
        String bot = agent("public class Bot extends Base", "public Bot(Game<Reversi> game)");
        assertEquals("p.Bot", examination.admitted(jar(base, bot)).agentClass());
    }

    @Test
    void aPublicStaticNestedClassCounts() {
        String outer = IMPORTS
                + "public class Outer { public static class Bot extends Agent<Reversi> {"
                + " public Bot(Game<Reversi> game) { super(game); } " + PLAY + "} }";
        assertEquals("p.Outer$Bot", examination.admitted(jar(outer)).agentClass());
    }

    @Test
    void theMarkedOneOfSeveralPlays() {
        String marked = agent("Bot").replace("public class", "@Extension public class");
        assertEquals(
                "p.Bot",
                examination.admitted(jar(agent("Older"), marked, agent("Test"))).agentClass());
    }

    @Test
    void severalOfWhichNoneIsMarked() throws Exception {
        assertSays(
                examination.refused(jar(agent("One"), agent("Two"))),
                "several agent classes, none marked",
                "p.One, p.Two",
                "@org.pf4j.Extension");
    }

    @Test
    void severalMarkedOnes() throws Exception {
        String one = agent("One").replace("public class", "@Extension public class");
        String two = agent("Two").replace("public class", "@Extension public class");
        assertSays(
                examination.refused(jar(one, two, agent("Three"))), "several agent classes are marked", "p.One, p.Two");
    }

    @Test
    void noAgentAmongTheClasses() throws Exception {
        assertSays(
                examination.refused(jar("package p; public class Tool {}")),
                "no Agent class",
                "none of the 1 classes",
                "extends org.botarena.api.Agent");
        assertSays(examination.refused(TestJars.jar("data").entry("a.txt", "a").into(folder)), "it contains no class");
    }

    @Test
    void theRefusalNamesTheClassesFoundInstead() throws Exception {
        assertSays(
                examination.refused(
                        jar(agent("abstract class Base extends Agent<Reversi>", "Base(Game<Reversi> game)"))),
                "no Agent class",
                "p.Base is abstract");
        assertSays(
                examination.refused(jar(agent("class Shy extends Agent<Reversi>", "public Shy(Game<Reversi> game)"))),
                "p.Shy is not public");
        assertSays(
                examination.refused(jar(IMPORTS
                        + "public class Outer { public class Bot extends Agent<Reversi> {"
                        + " public Bot(Game<Reversi> game) { super(game); } " + PLAY + "} }")),
                "p.Outer$Bot is an inner class",
                "static");
        assertSays(
                examination.refused(
                        jar("package p; public class Loose { public long play(int player) { return 0; } }")),
                "p.Loose has play(int) but does not extend Agent");
    }

    @Test
    void anAgentClassOfAnotherPackageDoesNotCount() throws Exception {
        Path jar = TestJars.jar("bot")
                .source("p.Bot", "package p; public class Bot extends old.api.Agent {}")
                .source("old.api.Agent", "package old.api; public abstract class Agent {}")
                .into(folder);
        assertSays(examination.refused(jar), "no Agent class");
        byte[] bot = TestJars.jar("bot")
                .source("p.Bot", "package p; public class Bot extends old.api.Agent {}")
                .source("old.api.Agent", "package old.api; public abstract class Agent {}")
                .classes()
                .get("p/Bot.class");
        assertSays(
                examination.refused(
                        TestJars.jar("bot").entry("p/Bot.class", bot).into(folder)),
                "p.Bot extends old.api.Agent",
                "org.botarena.api.Agent");
    }

    @Test
    void aSuperclassThatIsNotInTheJar() throws Exception {
        TestJar whole = TestJars.jar("bot")
                .source(
                        "q.Base",
                        agent("public abstract class Base extends Agent<Reversi>", "protected Base(Game<Reversi> game)")
                                .replace("package p", "package q"))
                .source("p.Bot", agent("public class Bot extends q.Base", "public Bot(Game<Reversi> game)"));
        Path jar = TestJars.jar("bot")
                .entry("p/Bot.class", whole.classes().get("p/Bot.class"))
                .into(folder);
        assertSays(examination.refused(jar), "p.Bot extends q.Base, which is not in the jar");
    }

    @Test
    void aClassWhereNoLoaderLooks() throws Exception {
        byte[] bot = TestJars.jar("bot").source("p.Bot", agent("Bot")).classes().get("p/Bot.class");
        Path jar = TestJars.jar("bot").entry("target/classes/p/Bot.class", bot).into(folder);
        assertSays(examination.refused(jar), "p.Bot is at target/classes/p/Bot.class");
    }

    @Test
    void theConstructorIsPublicAndTakesOnlyTheGame() throws Exception {
        String[] wrong = {
            "private Bot(Game<Reversi> game)", "Bot(Game<Reversi> game)", "public Bot(Game<Reversi> game, int depth)"
        };
        for (String constructor : wrong) {
            String shown = constructor
                    .replace("Game<Reversi> game", "org.botarena.api.Game")
                    .replace("int depth", "int");
            assertSays(
                    examination.refused(jar(agent("public class Bot extends Agent<Reversi>", constructor))),
                    "no constructor",
                    "p.Bot has " + shown,
                    "public Bot(Game<…> game)");
        }
    }

    @Test
    void otherConstructorsDoNotHarm() {
        String two = agent("Bot").replace(PLAY, "public Bot(Game<Reversi> game, int depth) { super(game); } " + PLAY);
        assertEquals("p.Bot", examination.admitted(jar(two)).agentClass());
    }

    @Test
    void aBrokenClassFileIsNamed() throws Exception {
        byte[] bot = TestJars.jar("bot").source("p.Bot", agent("Bot")).classes().get("p/Bot.class");
        Path cut = TestJars.jar("bot")
                .entry("p/Bot.class", Arrays.copyOf(bot, bot.length / 2))
                .into(folder);
        assertSays(examination.refused(cut), "broken class file", "p/Bot.class", "build again");
        Path text = TestJars.jar("bot").entry("p/Bot.class", "no class").into(folder);
        assertSays(examination.refused(text), "broken class file", "p/Bot.class");
    }

    @Test
    void aClassThatIsItsOwnSuperclassEndsTheSearch() throws Exception {
        TestJar circle = TestJars.jar("bot")
                .source("p.A", "package p; public class A extends B {}")
                .source("p.B", "package p; public class B {}");
        byte[] other = TestJars.jar("bot")
                .source("p.B", "package p; public class B extends A {}")
                .source("p.A", "package p; public class A {}")
                .classes()
                .get("p/B.class");
        Path jar = TestJars.jar("bot")
                .entry("p/A.class", circle.classes().get("p/A.class"))
                .entry("p/B.class", other)
                .into(folder);
        assertSays(examination.refused(jar), "no Agent class");
    }
}
