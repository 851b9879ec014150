package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Program;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.engine.EngineDescriptor;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A program in another language plays like a jar and gets the same verdicts. Each program here is a script. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@DisabledOnOs(OS.WINDOWS)
class EnginesTest {
    /** Speaks lines, and runs the given code at its move. */
    private static final String LINES = """
            while read -r word rest; do
                case $word in
                    start) echo 'ready 1' ;;
                    moves) set -- $rest; first=$1 ;;
                    move) %s ;;
                esac
            done
            """;

    private static final String FIRST_MOVE = LINES.formatted("echo \"$rest $first\"");

    /** Speaks GTP, and runs the given code when it is asked for a move. */
    private static final String GTP = """
            while read -r number word rest; do
                case $word in
                    protocol_version) printf '=%%s 2\\n\\n' $number ;;
                    list_commands) printf '=%%s genmove\\nplay\\n\\n' $number ;;
                    genmove) %s ;;
                    *) printf '=%%s\\n\\n' $number ;;
                esac
            done
            """;

    static final Path PYTHON = Path.of("/usr/bin/python3");

    @TempDir
    private static Path jars;

    private Path folder;
    TestGameRunner runner;
    private TestGameRunner board;
    Entrant honest;

    Isolation level() {
        return Isolation.PROCESS;
    }

    @BeforeAll
    void open() throws IOException {
        folder = OpenFolder.temporary("botarena-engines-");
        runner = new TestGameRunner("tictactoe", Duration.ofSeconds(1), Duration.ofSeconds(2), level());
        board = new TestGameRunner("reversi:size=4", Duration.ofSeconds(1), Duration.ofSeconds(2), level());
        honest = TestGameRunner.agent(jars, "honest", TestJars.FIRST_MOVE);
    }

    @AfterAll
    void close() {
        runner.close();
        board.close();
        FileUtils.deleteQuietly(folder.toFile());
    }

    private Entrant engine(String protocol, String name, String script) throws IOException {
        return engine(protocol, name, "/bin/sh", script);
    }

    Entrant engine(String protocol, String name, String interpreter, String script) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".script"), script);
        OpenFolder.open(file);
        EngineDescriptor descriptor = EngineDescriptor.parse(
                """
                {"protocol": "%s", "command": ["%s", "%s"], "reads": ["%s"], "memoryMiB": 256}
                """.formatted(protocol, interpreter, file.getFileName(), file.getFileName()), folder);
        Admitted admitted = new Admitted(
                new Program.Engine(file, "", file, descriptor),
                file,
                name,
                List.of(),
                List.of(),
                List.of(),
                false,
                JarNotes.NONE,
                Fingerprint.NONE);
        return new Entrant(name, admitted, Map.of());
    }

    private Fault fault(TestGameRunner at, Entrant engine) throws InterruptedException {
        GameRecord game = at.undisturbed(engine, honest);
        List<Fault> faults = game.result().faults();
        assertEquals(1, faults.size(), () -> "" + faults);
        assertEquals(0, faults.get(0).player());
        assertEquals(List.of(), runner.undisturbed(honest, honest).result().faults(), "the next game is normal");
        return faults.get(0);
    }

    private Verdict verdict(String atItsMove) throws Exception {
        return fault(runner, engine("lines", "engine" + atItsMove.hashCode(), LINES.formatted(atItsMove)))
                .verdict();
    }

    private Verdict gtpVerdict(String atItsMove) throws Exception {
        return fault(board, engine("gtp", "engine" + atItsMove.hashCode(), GTP.formatted(atItsMove)))
                .verdict();
    }

    @Test
    void aProgramThatSpeaksLinesPlaysAWholeGameAgainstAJar() throws Exception {
        GameRecord game = runner.undisturbed(engine("lines", "first", FIRST_MOVE), honest);
        assertEquals(List.of(), game.result().faults());
        assertEquals("0", game.result().plies().get(0).move());
    }

    @Test
    void aCommentBeforeTheMoveIsRecordedAndNeverAFault() throws Exception {
        String saying = "echo 'say 0.25 0 1'; echo 'say -0.5 4 8'; echo \"$rest $first\"; echo 'say what'";
        GameRecord game = runner.undisturbed(engine("lines", "says", LINES.formatted(saying)), honest);
        assertEquals(List.of(), game.result().faults());
        assertEquals(
                List.of(Said.of(-0.5, "4 8")),
                game.plies().stream()
                        .filter(ply -> ply.player() == 0)
                        .map(Ply::said)
                        .distinct()
                        .toList());
    }

    @Test
    void aCommentInGtpFollowsTheVertex() throws Exception {
        String saying = "printf '=%s B1\\nsay 0.1\\nsay 0.5 B1 A1\\n\\n' $number";
        GameRecord game = board.undisturbed(engine("gtp", "says-gtp", GTP.formatted(saying)), honest);
        assertEquals("b1", game.plies().get(0).move());
        assertEquals(Said.of(0.5, "b1 a1"), game.plies().get(0).said(), "the last word counts");
    }

    @Test
    void anEngineIsSentOnlyWhatItMayKnow() throws Exception {
        String script = "while read -r line; do echo \"$line\" >&2\n case $line in start) echo 'ready 1';;"
                + " 'move 1') echo '1 8';; move*) echo \"${line#move } 3\";; esac; done";
        GameRecord game = runner.undisturbed(honest, engine("lines", "asks", script));
        String log = game.logs().get(1);
        assertTrue(log.startsWith("arena 1\ngame tictactoe\nseat 1\nseed 22\ntime 2000\nstart\n"), log);
        assertTrue(log.contains("position X........ O\nmoves 1 2 3 4 5 6 7 8\nsince 0\ntime 1000\nmove 1\n"), log);
        assertTrue(log.contains("since 8 1\n"), log);
    }

    private TestGameRunner clocked(String game) throws IOException {
        return new TestGameRunner(
                game, new TimeControl(Duration.ofSeconds(20), TimeControl.Clock.parse("60s+1500ms")), level());
    }

    @Test
    void theLinesProtocolSendsAllClocks() throws Exception {
        String script = "while read -r line; do echo \"$line\" >&2\n case $line in start) echo 'ready 1';;"
                + " 'move 1') echo '1 8';; move*) echo \"${line#move } 3\";; esac; done";
        try (TestGameRunner clocks = clocked("tictactoe")) {
            String log = clocks.play(honest, engine("lines", "clocked", script))
                    .logs()
                    .get(1);
            assertTrue(
                    log.matches("(?s).*\nsince 0\nclocks 6[01]\\d{3} 60000\nincrement 1500\ntime 60000\nmove 1\n.*"),
                    log);
            assertTrue(
                    log.matches(
                            "(?s).*\nclocks 6[0-4]\\d{3} 6[01]\\d{3}\nincrement 1500\ntime 6[01]\\d{3}\nmove 3\n.*"),
                    log);
        }
    }

    /** It answers every request with the first legal move of the 4x4 board, which is b1 for Black. */
    private static String gtpThatKnows(String commands) {
        return """
                while read -r number word rest; do
                    echo "$word $rest" >&2
                    case $word in
                        protocol_version) printf '=%%s 2\n\n' $number ;;
                        list_commands) printf '=%%s genmove\nplay\n%s\n\n' $number ;;
                        genmove) printf '=%%s B1\n\n' $number ;;
                        *) printf '=%%s\n\n' $number ;;
                    esac
                done
                """.formatted(commands);
    }

    @Test
    void gtpSendsTheTimeLeftIfTheEngineKnowsTheCommands() throws Exception {
        try (TestGameRunner clocks = clocked("reversi:size=4")) {
            String told = clocks.play(engine("gtp", "knows", gtpThatKnows("time_settings\\ntime_left")), honest)
                    .logs()
                    .get(0);
            assertTrue(told.contains("\ntime_settings 60 0 0\ntime_left b 60 0\ntime_left w 60 0\ngenmove b\n"), told);
            assertEquals(told.indexOf("time_settings"), told.lastIndexOf("time_settings"), told);
            String silent = clocks.play(engine("gtp", "ignores", gtpThatKnows("undo")), honest)
                    .logs()
                    .get(0);
            assertFalse(silent.contains("time_"), silent);
        }
    }

    @Test
    void noEngineRunsBeforeItsTime() throws Exception {
        Fault fault = fault(runner, engine("lines", "slow", "read -r line; while :; do :; done"));
        Verdict.FailedToStart late = assertInstanceOf(Verdict.FailedToStart.class, fault.verdict());
        assertTrue(late.how().toString().contains("of 2000 ms"), late::toString);
    }

    /**
     * Has a thread that counts endlessly, and reports the CPU time in ms that it got between its answer and the next
     * request.
     */
    private static final String BUSY = """
            import sys, threading, time

            def count():
                while True:
                    pass

            threading.Thread(target=count, daemon=True).start()
            answered = None
            for line in sys.stdin:
                word, _, rest = line.strip().partition(" ")
                if word == "start":
                    print("ready 1", flush=True)
                elif word == "position" and answered is not None:
                    print("meanwhile %d" % ((time.process_time() - answered) * 1000), file=sys.stderr, flush=True)
                elif word == "moves":
                    first = rest.split()[0]
                elif word == "move":
                    print(rest, first, flush=True)
                    answered = time.process_time()
            """;

    @Test
    void anEngineIsStoppedWhileItsOpponentThinks() throws Exception {
        assumeTrue(Files.isExecutable(PYTHON), "no Python is installed");
        Entrant slow = TestGameRunner.agent(jars, "slow", "Thread.sleep(400); " + TestJars.FIRST_MOVE);
        GameRecord game = runner.undisturbed(engine("lines", "busy", "python3", BUSY), slow);
        assertEquals(List.of(), game.result().faults(), () -> game.logs().get(0));
        List<Integer> meanwhile = game.logs()
                .get(0)
                .lines()
                .filter(line -> line.startsWith("meanwhile "))
                .map(line -> Integer.valueOf(line.substring("meanwhile ".length())))
                .sorted()
                .toList();
        assertTrue(meanwhile.size() >= 2 && meanwhile.get(meanwhile.size() / 2) < 100, meanwhile::toString);
    }

    @Test
    void aHangingEngineIsLate() throws Exception {
        assertInstanceOf(Verdict.Late.class, verdict("while :; do :; done"));
    }

    @Test
    void aDyingEngineHasCrashed() throws Exception {
        assertEquals(new Verdict.Crashed(Sentence.of("fault.exit", 7)), verdict("exit 7"));
    }

    @Test
    void aReportedExceptionIsShownWithItsPlace() throws Exception {
        String says = "printf 'threw ValueError: no disc\\tat agent.turn(agent.py:12)\\tat agent.play(agent.py:7)\\n'";
        GameRecord game = runner.undisturbed(engine("lines", "throws", LINES.formatted(says)), honest);
        Fault fault = game.result().faults().get(0);
        assertEquals(new Verdict.Threw(), fault.verdict());
        assertEquals(
                "throws ValueError: no disc: catch it, or fix the cause (agent.turn, line 12)",
                Diagnosis.of(fault.verdict(), game.logs().get(0)).line(Language.ENGLISH));
    }

    @Test
    void anEngineThatThrowsAtTheStartHasFailedToStart() throws Exception {
        String says = "while read -r line; do [ \"$line\" = start ] && "
                + "printf 'threw ImportError: no agent.py\\tat agent.<module>(agent.py)\\n'; done";
        GameRecord game = runner.undisturbed(engine("lines", "unfit", says), honest);
        Fault fault = game.result().faults().get(0);
        assertInstanceOf(Verdict.FailedToStart.class, fault.verdict());
        String line = Diagnosis.of(fault.verdict(), game.logs().get(0)).line(Language.ENGLISH);
        assertTrue(line.contains("ImportError: no agent.py"), line);
    }

    @Test
    void aFloodingEngineHasCrashedOrIsLate() throws Exception {
        assertTrue(verdict("while :; do echo nonsense; done").isFault());
    }

    @Test
    void aLineWithoutEndEndsTheGame() throws Exception {
        Verdict verdict =
                verdict("while :; do printf 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'; done");
        assertTrue(verdict.isFault());
    }

    @Test
    void textThatIsNotAMoveIsIllegal() throws Exception {
        assertEquals(new Verdict.Illegal("e2e4"), verdict("echo \"$rest e2e4\""));
    }

    @Test
    void anAnswerToAnotherRequestIsACrash() throws Exception {
        Verdict.Crashed crashed = assertInstanceOf(Verdict.Crashed.class, verdict("echo '7 0'"));
        assertTrue(
                crashed.how().toString().endsWith("an answer to another question: '7 0', and 'move 0' was asked"),
                crashed::toString);
    }

    @Test
    void aMoveInTheWrongCaseIsIllegalAndTheLogShowsTheSpelling() throws Exception {
        GameRecord game = board.undisturbed(engine("lines", "upper", LINES.formatted("echo \"$rest B1\"")), honest);
        assertEquals(new Verdict.Illegal("B1"), game.result().faults().get(0).verdict());
        assertTrue(
                game.logs().get(0).contains("it answered 'B1': the move is written 'b1'"),
                game.logs().get(0));
    }

    @Test
    void outputOutsideTheProtocolIsQuoted() throws Exception {
        String banner = "while read -r line; do echo \"hello, $line\"; done";
        for (String protocol : List.of("lines", "gtp")) {
            Fault fault =
                    fault(protocol.equals("gtp") ? board : runner, engine(protocol, "banner-" + protocol, banner));
            Verdict.FailedToStart failed = assertInstanceOf(Verdict.FailedToStart.class, fault.verdict());
            assertTrue(
                    failed.how()
                            .toString()
                            .contains("it does not speak " + protocol + "; its first lines are 'hello, "),
                    failed::toString);
        }
    }

    @Test
    void anotherVersionIsReported() throws Exception {
        String newer = "while read -r line; do [ \"$line\" = start ] && echo 'ready 2'; done";
        Fault fault = fault(runner, engine("lines", "newer", newer));
        assertTrue(
                fault.verdict()
                        .reason()
                        .contains("it answered 'ready 2', but the arena speaks version 1: answer 'ready 1'"),
                fault + "");
        String one = "while read -r number rest; do printf '=%s 1\\n\\n' $number; done";
        Fault old = fault(board, engine("gtp", "old", one));
        assertTrue(old.verdict().reason().contains("it speaks version '1' of GTP, but the arena speaks 2"), old + "");
    }

    @Test
    void gtpMustUseItsNumbersItsBoardAndItsMoves() throws Exception {
        assertTrue(gtpVerdict("printf '=99 B1\\n\\n'").reason().contains("an answer to another question: '=99 B1'"));
        assertTrue(gtpVerdict("printf '?%s cannot\\n\\n' $number")
                .reason()
                .contains("it refused 'genmove b' with 'cannot'"));
        assertEquals(new Verdict.Illegal("a1"), gtpVerdict("printf '=%s A1\\n\\n' $number"));
    }

    @Test
    void gtpWithoutNumbersGetsAnExplanation() throws Exception {
        for (String answer : List.of("= B1", "= 1 B1", "=")) {
            String reason = gtpVerdict("printf '" + answer + "\\n\\n'").reason();
            assertTrue(reason.contains("an answer without its number: '" + answer + "' to command"), reason);
            assertTrue(reason.contains("genmove b', but GTP requires '="), reason);
        }
    }

    @Test
    void gtpMayResignWithoutAFault() throws Exception {
        for (String word : List.of("resign", "RESIGN", "Resign")) {
            assertEquals(new Verdict.Resigned(), gtpVerdict("printf '=%s " + word + "\\n\\n' $number"));
        }
        assertEquals("the agent resigned", new Verdict.Resigned().reason());
        assertEquals(Verdict.Resigned.KIND, new Verdict.Resigned().kind());
        assertEquals(3, Verdict.faults(Map.of("late", 1, "illegal", 2, Verdict.Resigned.KIND, 4)));
    }

    @Test
    void gtpCannotStartFromABarePosition() throws Exception {
        Entrant engine = engine("gtp", "positions", GTP.formatted("printf '=%s B1\\n\\n' $number"));
        String elsewhere = "-XO--XX--OX----- X";
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class, () -> EngineTerms.require(engine, board.rules(), List.of(elsewhere)));
        assertTrue(refused.getMessage().startsWith("positions cannot begin at position " + elsewhere));
        assertThrows(IllegalArgumentException.class, () -> EngineTerms.require(engine, runner.rules(), List.of()));
    }

    @Test
    void gtpIsSentTheMovesOfOpenings() throws Exception {
        String tells = GTP.formatted("printf '=%s nowhere\\n\\n' $number")
                .replace("case $word in", "echo \"$word $rest\" >&2; case $word in");
        Fixture fixture = new Fixture(0, 1, board.rules().start().toString(), List.of("b1", "a1"));
        GameRecord game = board.undisturbed(fixture, engine("gtp", "told", tells), honest);
        assertTrue(
                game.logs().get(0).contains("boardsize 4\nclear_board \nplay b B1\nplay w A1\ngenmove b\n"),
                game.logs().get(0));
    }

    @Test
    void anEngineCannotRunInAThreadOfTheArena() throws Exception {
        Entrant engine = engine("lines", "threads", FIRST_MOVE);
        assertThrows(IllegalArgumentException.class, () -> EngineTerms.require(engine, Isolation.THREAD));
    }
}
