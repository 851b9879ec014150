package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command check, as an author and an organizer use it. */
@DisabledOnOs(OS.WINDOWS)
class CheckIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    void aGoodJarIsAdmittedAfterATrialFromEachSeat() throws Exception {
        work.agent("good", TestJars.FIRST_MOVE);
        Ran ran = check("agents/good.jar");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran, "good.jar: admitted", "agents.Good", "as player 0", "as player 1", "first move");
    }

    @Test
    void itSaysPlainlyWhatTheOrganizerWillSee() throws Exception {
        TestJars.agent(
                work.agents(),
                "lingers",
                "System.out.println(\"thinking\"); " + TestJars.FIRST_MOVE,
                "{ Thread t = new Thread(() -> { while (true) { java.util.concurrent.locks.LockSupport.park(); } },"
                        + " \"forgotten\"); t.setDaemon(true); t.start(); }");
        assertSays(
                check("agents/lingers.jar"),
                "half of the moves within",
                "nine of ten within",
                "characters are kept for you",
                "still running at the end: forgotten",
                "MiB, including the JVM's own",
                "while the opponent was to move");
    }

    @Test
    @NeedsSandbox
    void aRefusalOfTheSandboxIsReportedIfItIsKnown() throws Exception {
        work.agent(
                "curious",
                "try { new java.net.Socket(\"127.0.0.1\", 9); } catch (java.io.IOException e) { e.printStackTrace(); } "
                        + TestJars.FIRST_MOVE);
        Ran ran = check("agents/curious.jar");
        assertSays(ran, "curious.jar: admitted", "isolation sandbox", "probably by the sandbox", "not permitted");
    }

    @Test
    @NeedsSandbox
    void anExceptionThatAnAgentCaughtIsReported() throws Exception {
        work.agent(
                "sly",
                "try { new java.net.Socket(\"127.0.0.1\", 9); } catch (java.io.IOException e) { } "
                        + TestJars.FIRST_MOVE);
        work.agent("good", TestJars.FIRST_MOVE);
        assertSays(
                check("agents/sly.jar"), "probably by the sandbox: java.net.SocketException: Operation not permitted");
        Ran honest = check("agents/good.jar");
        assertFalse(honest.out().contains("probably"), honest::toString);
        assertSays(honest, "it prints nothing");
    }

    @Tag("slow")
    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutASandboxAFolderIsReadButNotTried() throws Exception {
        work.twoAgents();
        Shell bare = work.withoutBubblewrap();
        Ran folder = bare.run(Workplace.command("check", "agents", "--game", "reversi:size=4"));
        assertEquals(0, folder.code(), folder::toString);
        assertFalse(folder.out().contains("trial"), folder::toString);
        assertTrue(folder.err().contains("read but not tried") && folder.err().contains("--isolation=process"));
        Ran single = bare.run(Workplace.command("check", "agents/first.jar", "--game", "reversi:size=4"));
        assertSays(single, "isolation process");
        assertTrue(single.err().contains("no sandbox works here"), single::toString);
    }

    @Test
    void theJsonHasTheAgreedKeys() throws Exception {
        work.agent("good", TestJars.FIRST_MOVE);
        Ran ran = check("agents/good.jar", "--json");
        JsonNode jar = new ObjectMapper().readTree(ran.out()).get(0);
        assertTrue(jar.get("jar").asText().endsWith("good.jar"), ran::toString);
        assertTrue(jar.get("admitted").asBoolean());
        assertEquals("agents.Good", jar.get("agent").asText());
        String games = jar.get("games").toString();
        assertTrue(games.contains("\"reversi\"") && games.contains("\"tictactoe\""), games);
        assertEquals("[]", jar.get("options").toString());
        assertEquals("[]", jar.get("problems").toString());
        assertEquals(2, jar.at("/trial/games").size());
    }

    @Test
    void aJarWithoutAnAgentIsRefusedWithReasonAndRemedy() throws Exception {
        TestJars.jar("empty").entry("readme.txt", "nothing here").into(work.agents());
        Ran ran = check("agents/empty.jar", "--json");
        assertEquals(1, ran.code(), ran::toString);
        JsonNode problem = new ObjectMapper().readTree(ran.out()).at("/0/problems/0");
        assertEquals("refused", problem.get("severity").asText());
        for (String key : new String[] {"what", "why", "remedy"}) {
            assertTrue(problem.get(key).asText().length() > 3, ran::toString);
        }
    }

    @Tag("slow")
    @Test
    void inFrenchTextsForPeopleChangeAndJsonStaysEnglish() throws Exception {
        work.agent("good", TestJars.FIRST_MOVE);
        assertSays(check("agents/good.jar", "--lang", "fr"), "good.jar\u00a0: admis", "joue à", "premier coup");
        TestJars.jar("empty").entry("readme.txt", "nothing here").into(work.agents());
        assertSays(
                check("agents/empty.jar", "--lang", "fr"),
                "REFUSÉ",
                "aucune classe Agent (il ne contient aucune classe). Mettez-y une classe publique");
        Ran json = check("agents/empty.jar", "--lang", "fr", "--json");
        assertEquals(
                "no Agent class",
                new ObjectMapper().readTree(json.out()).at("/0/problems/0/what").asText());
    }

    @Test
    void anAgentThatDoesNotStartIsRefused() throws Exception {
        TestJars.agent(
                work.agents(),
                "broken",
                TestJars.FIRST_MOVE,
                "{ if (true) throw new IllegalStateException(\"my bug\"); }");
        Ran ran = check("agents/broken.jar");
        assertEquals(1, ran.code(), ran::toString);
        assertSays(ran, "broken.jar: REFUSED", "it does not start", "\"Agent limits\"", "my bug");
    }

    @Test
    void anAgentThatFailsAtItsFirstMoveIsRefused() throws Exception {
        work.agent("lost", "return 12345;");
        Ran ran = check("agents/lost.jar");
        assertEquals(1, ran.code(), ran::toString);
        assertSays(ran, "it does not make its first move", "is not legal", "game.position().moves()");
    }

    @Test
    void aLaterFailureIsAWarning() throws Exception {
        work.agent("tires", "if (game.history().length > 3) throw new Exception(\"tired\"); " + TestJars.FIRST_MOVE);
        Ran ran = check("agents/tires.jar");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran, "tires.jar: admitted", "warning", "it lost a trial game", "tired");
    }

    @Test
    void aFatJarFromAnIdeIsAdmittedWithAWarning() throws Exception {
        TestJars.jar("fat")
                .source("agents.Fat", TestJars.agentSource("fat", TestJars.FIRST_MOVE, ""))
                .withoutManifest()
                .apiInside()
                .into(work.agents());
        Ran ran = check("agents/fat.jar");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran, "fat.jar: admitted", "classes of the arena, which were left out", "provided");
    }

    @Test
    void aClassThatAJarLacksIsQuoted() throws Exception {
        work.agent("net", "if (player > 5) new java.net.Socket(\"example.org\", 80); " + TestJars.FIRST_MOVE);
        assertSays(check("agents/net.jar"), "Agent limits\" says \"network: none");
    }

    @Tag("slow")
    @Test
    void aFolderIsCheckedJarByJarAndWithoutTheSamples() throws Exception {
        work.twoAgents();
        Files.createDirectory(work.agents().resolve("samples"));
        TestJars.agent(work.agents().resolve("samples"), "sample", TestJars.FIRST_MOVE);
        Files.writeString(work.agents().resolve("notes.jar"), "not a jar");
        Ran ran = check("agents");
        assertEquals(1, ran.code(), ran::toString);
        assertSays(
                ran, "first.jar: admitted", "last.jar: admitted", "notes.jar: REFUSED", "3 submissions: 2 admitted, 1");
    }

    @Test
    void theOnlySubmissionOfAFolderIsListedWithALetter() throws Exception {
        work.agent("only", TestJars.FIRST_MOVE);
        assertSays(check("agents"), "only.jar: admitted", "the list is in admission/admission.csv, a letter");
        assertTrue(Files.readString(folder.resolve("admission/admission.csv")).contains("only,yes"));
    }

    @Test
    void aFolderOfClassesIsCheckedToo() throws Exception {
        Path classes = Files.createDirectories(folder.resolve("my-agent/target/classes"));
        TestJars.jar("mine")
                .source("agents.Mine", TestJars.agentSource("mine", TestJars.FIRST_MOVE, ""))
                .classesInto(classes);
        assertSays(check("my-agent/target/classes"), "classes: admitted", "agents.Mine");
    }

    @Tag("slow")
    @Test
    void aSuccessfulTrialIsRemembered() throws Exception {
        work.agent("again", "/* unlike any other */ " + TestJars.FIRST_MOVE);
        check("agents/again.jar");
        assertSays(check("agents/again.jar"), "tried before");
    }

    @Test
    void aMissingFileIsNamed() throws Exception {
        Ran ran = check("agents/none.jar");
        assertEquals(1, ran.code());
        assertTrue(ran.err().contains("there is no file or folder") && ran.err().contains("none.jar"), ran::toString);
        Files.createDirectory(folder.resolve("empty"));
        assertEquals(1, check("empty").code());
    }

    private Ran check(String... arguments) throws Exception {
        String[] all = new String[arguments.length + 3];
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[0] = "check";
        all[arguments.length + 1] = "--game";
        all[arguments.length + 2] = "reversi:size=4";
        return work.arena(all);
    }

    private static void assertSays(Ran ran, String... words) {
        String joined = ran.out().replaceAll("\\s+", " ");
        for (String each : words) {
            assertTrue(joined.contains(each), () -> "'%s' is missing in%n%s".formatted(each, ran));
        }
    }
}
