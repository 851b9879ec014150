package org.botarena.arena.roster.likeness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examination;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which jars are named as a pair. */
class LikenessesTest {
    private static final String PLAYS_OUT = """
            long best = Position.NONE; double most = -1e9;
            for (long move : game.position().moves()) {
                double sum = 0;
                for (int i = 0; i < 20; i++) { sum += outcome(game.position().play(move), player); }
                if (sum > most) { most = sum; best = move; }
            }
            return best;""";
    private static final String PLAYS_OUT_MEMBERS = """
            private final Random random = new Random(7);
            private double outcome(P position, int player) {
                P now = position;
                int plies = 0;
                while (now.turn() != Position.OVER && plies < 200) {
                    now = now.play(now.randomMove(random));
                    plies++;
                }
                double score = now.turn() == Position.OVER ? now.score(player) : 0;
                return score > 0 ? 1 + 0.001 * plies : score < 0 ? -1 : 0.5;
            }""";

    /** Other names, other numbers, another order. */
    private static final String RENAMED = """
            long candidate = Position.NONE; double top = -500;
            for (long m : game.position().moves()) {
                double total = 0;
                for (int n = 0; n < 31; n++) { total += sample(game.position().play(m), player); }
                if (total > top) { top = total; candidate = m; }
            }
            return candidate;""";

    private static final String RENAMED_MEMBERS = """
            private double sample(P begin, int me) {
                P at = begin;
                int length = 0;
                while (at.turn() != Position.OVER && length < 90) {
                    at = at.play(at.randomMove(dice));
                    length++;
                }
                double end = at.turn() == Position.OVER ? at.score(me) : 0;
                return end > 0 ? 2 + 0.5 * length : end < 0 ? -3 : 0.1;
            }
            private final Random dice = new Random(99);""";

    private static final String LOOKS_AHEAD = """
            List<Long> good = new ArrayList<>();
            int fewest = Integer.MAX_VALUE;
            for (long move : game.position().moves()) {
                int replies = replies(game.position().play(move), player, 2);
                if (replies < fewest) { good.clear(); fewest = replies; }
                if (replies == fewest) { good.add(move); }
            }
            Collections.sort(good);
            return good.get((int) Math.abs(game.seed() % good.size()));""";
    private static final String LOOKS_AHEAD_MEMBERS = """
            private int replies(P position, int player, int depth) {
                if (position.turn() == Position.OVER) { return position.score(player) > 0 ? -100 : 100; }
                long[] moves = position.moves();
                if (depth == 0) { return position.turn() == player ? -moves.length : moves.length; }
                int worst = position.turn() == player ? 1000 : -1000;
                for (int i = moves.length - 1; i >= 0; i--) {
                    int value = replies(position.play(moves[i]), player, depth - 1);
                    worst = position.turn() == player ? Math.min(worst, value) : Math.max(worst, value);
                }
                return worst;
            }""";

    @TempDir
    Path folder;

    private Admission admission;
    private final Map<String, Admitted> jars = new TreeMap<>();

    @BeforeEach
    void open() {
        admission = new Admission(folder.resolve("staging"), Examination.examiners());
    }

    private void enter(String name, String body, String members) {
        enter(name, TestJars.agent(folder, name, body, members));
    }

    private void enter(String name, Path jar) {
        jars.put(name, (Admitted) admission.examine(jar, false));
    }

    private List<Likeness> alike() {
        return Likenesses.with(folder.resolve("samples"), admission).among(jars);
    }

    @Test
    void aCopyWithOtherNamesNumbersAndOrderIsNamed() {
        enter("anna", PLAYS_OUT, PLAYS_OUT_MEMBERS);
        enter("bert", RENAMED, RENAMED_MEMBERS);
        List<Likeness> alike = alike();
        assertEquals(1, alike.size(), alike::toString);
        assertTrue(alike.get(0).percent() >= 90, alike::toString);
        assertTrue(alike.get(0).toString().matches("anna and bert: [0-9]+ % alike"), alike::toString);
        assertTrue(alike.get(0).isOf("bert") && !alike.get(0).isOf("carl"));
        assertTrue(alike.get(0).seenFrom("bert").startsWith("anna "));
    }

    @Test
    void whatWasWrittenIndependentlyIsNot() {
        enter("anna", PLAYS_OUT, PLAYS_OUT_MEMBERS);
        enter("carl", LOOKS_AHEAD, LOOKS_AHEAD_MEMBERS);
        assertEquals(List.of(), alike());
    }

    @Test
    void agentsTooSmallToBeWrittenOtherwiseAreNotNamed() {
        enter("anna", TestJars.FIRST_MOVE, "");
        enter("bert", "long[] all = game.position().moves(); return all[0];", "");
        assertEquals(List.of(), alike());
    }

    @Test
    void aShortCopyThatWasRenamedIsNamed() {
        String body = """
                long best = 0; double most = -1000;
                for (long move : game.position().moves()) {
                    P next = game.position().play(move);
                    double value = -next.moves().length + (next.turn() == player ? 5 : 0);
                    if (value > most) { most = value; best = move; }
                }
                return best;""";
        enter("anna", body, "");
        enter("bert", body.replace("best", "pick").replace("most", "top").replace("value", "worth"), "");
        assertEquals(1, alike().size(), alike()::toString);
        assertEquals(100, alike().get(0).percent());
    }

    @Test
    void theSameFileTwiceIsNamedHoweverSmall() throws Exception {
        Path jar = TestJars.agent(folder, "anna", TestJars.FIRST_MOVE);
        enter("anna", jar);
        enter("bert", Files.copy(jar, folder.resolve("bert.jar")));
        assertEquals("anna and bert: the same jar", alike().get(0).toString());
    }

    @Test
    void aCopyOfASampleIsNamedAndWhatTwoHaveOfItDoesNotCountBetweenThem() {
        TestJars.agent(folder.resolve("samples"), "flat", PLAYS_OUT, PLAYS_OUT_MEMBERS);
        enter("anna", RENAMED, RENAMED_MEMBERS);
        enter("bert", PLAYS_OUT.replace("20", "50"), PLAYS_OUT_MEMBERS);
        assertEquals(
                List.of("anna and the arena's flat", "bert and the arena's flat"),
                alike().stream()
                        .map(pair -> pair.toString().replaceFirst(":.*", ""))
                        .sorted()
                        .toList());
    }

    @Test
    void aSampleThatWasHandedInAsItIsIsNamedHoweverSmall() throws Exception {
        Path sample = TestJars.agent(folder.resolve("samples"), "random", TestJars.FIRST_MOVE);
        enter("anna", Files.copy(sample, folder.resolve("anna.jar")));
        assertEquals("anna and the arena's random: the same jar", alike().get(0).toString());
    }

    @Test
    void aSkeletonThatMostHaveDoesNotCount() {
        for (int i = 0; i < 12; i++) {
            enter("student" + i, i % 2 == 0 ? RENAMED : PLAYS_OUT.replace("outcome", "sample"), RENAMED_MEMBERS);
        }
        enter("carl", LOOKS_AHEAD, LOOKS_AHEAD_MEMBERS);
        enter("dora", LOOKS_AHEAD.replace("fewest", "least"), LOOKS_AHEAD_MEMBERS);
        List<String> named = alike().stream()
                .map(pair -> pair.toString().replaceFirst(":.*", ""))
                .toList();
        assertEquals(List.of("carl and dora"), named);
    }

    @Test
    void whatOneIsAlikeToAreItsPairsOfAll() {
        TestJars.agent(folder.resolve("samples"), "flat", LOOKS_AHEAD, LOOKS_AHEAD_MEMBERS);
        enter("anna", RENAMED, RENAMED_MEMBERS);
        enter("bert", PLAYS_OUT, PLAYS_OUT_MEMBERS);
        enter("carl", LOOKS_AHEAD.replace("fewest", "least"), LOOKS_AHEAD_MEMBERS);
        enter("dora", PLAYS_OUT.replace("outcome", "sample"), RENAMED_MEMBERS);
        List<Likeness> all = alike();
        assertEquals(4, all.size(), all::toString);
        Likenesses likenesses = Likenesses.with(folder.resolve("samples"), admission);
        for (String name : jars.keySet()) {
            assertEquals(all.stream().filter(pair -> pair.isOf(name)).toList(), likenesses.of(name, jars), name);
        }
    }
}
