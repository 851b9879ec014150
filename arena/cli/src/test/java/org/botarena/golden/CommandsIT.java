package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The help of each command, and the output and exit codes of a fixed script of commands. */
@DisabledOnOs(OS.WINDOWS)
class CommandsIT {
    private static final Pattern COMMAND = Pattern.compile("(?m)(?<=^  |  )([a-z][a-z-]*) +(?=[A-Z])");

    /** Commands without agents: their output or their refusal. */
    private static final List<String> ALONE = List.of(
            "games",
            "games --json",
            "moves tictactoe",
            "moves tictactoe --play 4,0 --json",
            "moves reversi:size=4",
            "moves jass --play S6",
            "moves chess",
            "moves tictactoe --position X",
            "perft hexapawn 2",
            "perft hexapawn 2 --json",
            "perft hexapawn -1",
            "sing",
            "rnu",
            "help games",
            "help rnu",
            "run --mvoe-time 2s",
            "run --pairs abc",
            "status here there",
            "perft hexapawn abc",
            "run --format sweepstake",
            "run --pairs 0",
            "run --move-time soon",
            "run --game go",
            "run --game reversi:size=5",
            "run --isolation thread",
            "run --isolation cage",
            "run --openings none.txt",
            "run --against random",
            "run --agents nowhere",
            "run --config nowhere.json",
            "run --quiet --json-lines",
            "resume nowhere",
            "status nowhere",
            "decathlon results",
            "decathlon nowhere elsewhere",
            "report nowhere",
            "verify nowhere",
            "rebuild nowhere",
            "rerun nowhere 0000",
            "serve nowhere",
            "serve nowhere --lang de",
            "serve",
            "host",
            "submit nowhere.jar --link-file nowhere.txt",
            "backup nowhere copy",
            "forget nowhere anna",
            "check nowhere",
            "plan --entrants 1",
            "match first",
            "match first --sprt 5",
            "tune uct",
            "tune missing:k=0.05..2",
            "tune missing:k=0.05..2 --games 10",
            "play first --game chess",
            "play first --game tictactoe --seat 2",
            "replay nowhere 0000",
            "explain nowhere 0000",
            "ask missing --game tictactoe",
            "gtp missing",
            "gtp random --game draughts",
            "lines missing",
            "new-agent 7up",
            "new-agent snake --language perl",
            "run --languages perl",
            "new-game 7up",
            "new-game reversi",
            "new-game twenty-one",
            "build nowhere",
            "try nowhere");

    /** Commands with agents, in the order in which they are typed. */
    private static final List<String> TOGETHER = List.of(
            "check agents/first.jar agents/notes.jar --isolation=process --game tictactoe",
            "run --game tictactoe --seed 7 --jobs 1 --isolation=process --out cup --json-lines --move-time 20s",
            "run --game tictactoe --isolation=process --strict --move-time 20s",
            "status cup",
            "verify cup",
            "report cup --out tables",
            "replay cup 0000-a-ce",
            "replay cup 0000-a-ce --ply 99",
            "replay cup 9",
            "replay cup",
            "replay cup --entrant first --opponent last --won",
            "replay cup --entrant frist",
            "replay cup --won",
            "ask agents/first.jar --record cup --faults",
            "ask agents/first.jar --record cup 0000-a-ce",
            "explain cup 0000-a-ce --all --json",
            "rerun cup 0000-a-none",
            "match agents/first.jar agents/last.jar --game tictactoe --seed 7 --isolation=process --move-time 20s --json",
            "match agents/first.jar agents/last.jar --game matches --seed 7 --isolation=process --move-time 20s",
            "ask agents/first.jar --game tictactoe --isolation thread --json",
            "ask agents/throws.jar --game tictactoe --isolation process --json --move-time 20s",
            "new-agent my-bot --game tictactoe");

    @TempDir
    Path folder;

    @Tag("slow")
    @Test
    void everyHelpIsUnchanged() throws Exception {
        Typing typing = new Typing(folder);
        String all = typing.arena("--help").out();
        List<String> commands =
                COMMAND.matcher(all).results().map(found -> found.group(1)).toList();
        assertFalse(commands.isEmpty(), all);
        List<String> typed = new ArrayList<>(List.of("--help", "help --help", "completion --help"));
        commands.forEach(command -> typed.add(command + " --help"));
        Golden.assertSame("help.txt", Together.texts(typed, typing::transcript));
    }

    @Tag("slow")
    @Test
    void commandsWithoutAgentsAnswerUnchanged() throws Exception {
        Golden.assertSame("commands.txt", Together.texts(ALONE, new Typing(folder)::transcript));
    }

    @Tag("slow")
    @Test
    void commandsWithAgentsAnswerUnchanged() throws Exception {
        Golden.assertSame("commands-with-agents.txt", together(new Typing(folder)));
    }

    /** The output of the commands with agents. */
    static String together(Typing typing) throws Exception {
        Path agents = typing.folder().resolve("agents");
        TestJars.agent(agents, "first", TestJars.FIRST_MOVE);
        TestJars.agent(agents, "last", "long[] moves = game.position().moves(); return moves[moves.length - 1];");
        TestJars.agent(agents, "throws", "throw new IllegalStateException(\"no idea\");");
        Files.writeString(agents.resolve("notes.jar"), "no jar");
        StringBuilder told = new StringBuilder();
        for (String command : TOGETHER) {
            told.append(typing.transcript(command));
        }
        return told.toString();
    }
}
