package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The constructor's parameter says which games an agent plays, through all that generics allow. */
class GamesPlayedTest {
    private static final String REVERSI = "org.botarena.game.reversi.Reversi";

    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    /**
     * An agent whose class, superclass and constructor are declared so. It is compiled against an API without bounds,
     * since a class file may say more than today's compiler lets an author write.
     */
    private Path jar(String parameters, String superArgument, String constructor) {
        String bot = """
                package p;
                import org.botarena.api.*;
                import org.botarena.game.reversi.Reversi;
                import org.botarena.game.tictactoe.TicTacToe;
                @SuppressWarnings({"unchecked", "rawtypes"})
                public class Bot%s extends Agent%s {
                    public %s { super((Game) game); }
                    public long play(int player) { return 0; }
                }
                """.formatted(parameters, superArgument, constructor);
        byte[] compiled = TestJars.jar("loose")
                .source("p.Bot", bot)
                .source("p.Outer", "package p; class Outer<T> { class Inner {} }")
                .source("org.botarena.api.Game", "package org.botarena.api; public interface Game<P> {}")
                .source(
                        "org.botarena.api.Agent",
                        "package org.botarena.api; public abstract class Agent<P> { protected Agent(Game<P> game) {} }")
                .classes()
                .get("p/Bot.class");
        return TestJars.jar("bot").entry("p/Bot.class", compiled).into(folder);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; <Reversi>; Bot(Game<Reversi> game)",
                "<P extends Reversi>; <Reversi>; Bot(Game<P> game)",
                "''; <Reversi>; <P extends Reversi> Bot(Game<P> game)",
                "<Q extends Reversi, P extends Q>; <Reversi>; Bot(Game<P> game)",
                "<Q extends Reversi>; <Reversi>; <P extends Q> Bot(Game<P> game)",
                "''; <Reversi>; Bot(Game<? extends Reversi> game)",
                "''; <Reversi>; Bot(Game<? super Reversi> game)",
                "<P extends Reversi & java.io.Serializable>; <Reversi>; Bot(Game<P> game)"
            })
    void oneGame(String parameters, String superArgument, String constructor) {
        Admitted bot = examination.admitted(jar(parameters, superArgument, constructor));
        assertEquals(List.of(REVERSI), bot.positions());
        assertTrue(bot.plays(Games.installed().named("reversi")));
        assertFalse(bot.plays(Games.installed().named("tictactoe")));
        assertEquals(List.of(), bot.warnings());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "<P extends Position<P>>; <P>; Bot(Game<P> game)",
                "<Q extends Position<Q>, P extends Q>; <Q>; Bot(Game<Q> game)",
                "<P extends Position<P> & Comparable<P>>; <P>; Bot(Game<P> game)",
                "''; <Reversi>; <P extends Position<P>> Bot(Game<P> game)",
                "''; <Reversi>; Bot(Game<?> game)",
                "''; <Reversi>; Bot(Game<? extends Position<?>> game)",
                "<Other extends TicTacToe, P extends Position<P>>; <P>; Bot(Game<P> game)"
            })
    void anyGame(String parameters, String superArgument, String constructor) {
        Admitted bot = examination.admitted(jar(parameters, superArgument, constructor));
        assertEquals(List.of(), bot.positions());
        assertTrue(bot.plays(Games.installed().named("tictactoe")));
        assertEquals(List.of(), bot.warnings());
    }

    @Test
    void aRawGameCountsAsAnyWithAWarning() {
        Path jar = jar("", "<Reversi>", "Bot(Game game)");
        assertSays(examination.warned(jar), "raw", "any game", "p.Bot", "Game<Reversi>");
        assertEquals(List.of(), examination.admitted(jar).positions());
    }

    @Test
    void positionsThatNoGameHasAreRefusedWithTheGamesThatThereAre() throws Exception {
        String chess = """
                package p;
                public abstract class Chess implements org.botarena.api.Position<Chess> {}
                """;
        String bot = """
                package p;
                import org.botarena.api.*;
                public class Bot extends Agent<Chess> {
                    public Bot(Game<Chess> game) { super(game); }
                    public long play(int player) { return 0; }
                }
                """;
        Path jar = TestJars.jar("bot")
                .source("p.Chess", chess)
                .source("p.Bot", bot)
                .into(folder);
        assertSays(examination.refused(jar), "unknown", "p.Bot", "p.Chess", "reversi (Game<Reversi>)", "tictactoe");
    }

    @Test
    void aClassInsideAGenericOneIsNamedInFull() throws Exception {
        Path jar = jar("", "<Reversi>", "Bot(Game<Outer<String>.Inner> game)");
        assertSays(examination.refused(jar), "a Game of p.Outer$Inner");
    }
}
