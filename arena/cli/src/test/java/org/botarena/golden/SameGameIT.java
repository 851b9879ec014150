package org.botarena.golden;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * One game with the same moves in each way that the arena plays it: every byte sent to a seat, everything shown, and
 * the command line of an agent's JVM.
 */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class SameGameIT {
    private static final String LEVEL = " --isolation=process --agent-java=";
    private static final String TERMS = " --seed 7 --move-time 20s" + LEVEL;
    private static final Pattern RUNTIME = Pattern.compile("CACHE/host-[0-9a-f]+");
    private static final Pattern AGENT = Pattern.compile(" (tictactoe|jass) limits: ");
    private static final Pattern STAGED = Pattern.compile("/\\S+/([^/ ]+[.]jar) (\\S+GameType|\\S+Type) ");

    @TempDir
    Path folder;

    Typing typing;
    TappedJdk jdk;

    @BeforeEach
    void compile() throws IOException {
        typing = new Typing(folder);
        jdk = new TappedJdk(folder);
        TestJars.agent(folder.resolve("agents"), "first", TestJars.FIRST_MOVE);
        TestJars.agent(
                folder.resolve("agents"),
                "last",
                "long[] moves = game.position().moves(); return moves[moves.length - 1];");
    }

    @AfterEach
    void close() throws IOException {
        jdk.close();
    }

    @Test
    void aTournamentSendsTheSameBytes() throws Exception {
        String run = "run first last --game tictactoe --openings start --jobs 1 --quiet --start-time 20s --out cup";
        String told = typed(run, "", TERMS);
        told += typed("ask agents/first.jar --record cup 0000-a --ply 2 --json", "", LEVEL);
        told += typed("replay cup 0000-a", "", "");
        Golden.assertSame("same-game/tournament.txt", told);
    }

    @Test
    void aMatchSendsTheSameBytes() throws Exception {
        String match = "match agents/first.jar agents/last.jar --game tictactoe --start-time 20s --fresh pair --json";
        Golden.assertSame("same-game/match.txt", typed(match, "", TERMS));
    }

    @Test
    void aPersonsGameSendsTheSameBytes() throws Exception {
        String told = typed("play last --game tictactoe", "0\n1\n2\n\n", TERMS);
        Golden.assertSame("same-game/person.txt", told);
    }

    @Test
    void aHiddenHandIsSentToNoOtherSeat() throws Exception {
        String run = "run first last --game jass --openings start --jobs 1 --quiet --start-time 20s --out cup";
        Golden.assertSame("same-game/jass.txt", typed(run, "", TERMS));
    }

    private String typed(String command, String lines, String terms) throws Exception {
        String said = terms.isEmpty() ? "" : terms + jdk.home();
        String transcript = typing.transcript(command + said, lines).replace(said, "");
        String calls = jdk.calls().stream()
                .filter(call -> AGENT.matcher(call.command()).find())
                .map(call -> "# " + plain(call.command()) + "\n" + call.requests())
                .sorted(Comparator.naturalOrder())
                .collect(Collectors.joining());
        return transcript + calls + "\n";
    }

    private static String plain(String command) {
        String known = STAGED.matcher(command).replaceAll("$1 $2 ");
        return RUNTIME.matcher(known).replaceAll("CACHE/host").replaceAll("/\\S*/(host-[0-9a-f]+)/", "CACHE/host/");
    }
}
