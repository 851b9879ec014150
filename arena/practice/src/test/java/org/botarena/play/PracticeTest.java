package org.botarena.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.IllegalMove;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;
import org.botarena.game.reversi.Reversi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games within a test. */
class PracticeTest {
    /** Looks one move ahead, in any game, and leaves the opponent as few moves as it can. */
    public static final class Stingy<P extends Position<P>> extends Agent<P> {
        public Stingy(Game<P> game) {
            super(game);
        }

        @Override
        public long play(int player) {
            long best = game.position().moves()[0];
            int fewest = Integer.MAX_VALUE;
            for (long move : game.position().moves()) {
                int replies = game.position().play(move).moves().length;
                if (replies < fewest) {
                    fewest = replies;
                    best = move;
                }
            }
            return best;
        }
    }

    /** Looks only. */
    @Option(name = "depth", type = Setting.Type.WHOLE, byDefault = "3", text = "of nothing")
    public static final class Onlooker extends Agent<Reversi> {
        public Onlooker(Game<Reversi> game) throws IOException {
            super(game);
            assertEquals("3", game.options().get("depth"));
        }

        @Override
        public long play(int player) throws IOException {
            assertEquals(player, game.position().turn());
            assertTrue(game.timeLeft().toMillis() <= 100);
            Reversi now = game.rules().start();
            for (long move : game.history()) {
                now = now.tryPlay(move);
            }
            assertEquals(game.position(), now);
            throw new IOException("no move");
        }
    }

    /** Always plays an illegal move. */
    public static final class Cheat extends Agent<Reversi> {
        public Cheat(Game<Reversi> game) {
            super(game);
        }

        @Override
        public long play(int player) {
            return 12345;
        }
    }

    /** Has no constructor that takes a game. */
    public static final class Loner extends Agent<Reversi> {
        public Loner() {
            super(null);
        }

        @Override
        public long play(int player) {
            return 0;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi:size=6",
                "draughts",
                "connectfour",
                "tictactoe",
                "morpion",
                "hexapawn",
                "matches",
                "divide",
                "dice",
                "pig",
                "jass"
            })
    void everyGameIsPracticedToItsEnd(String game) throws Exception {
        Practice.Score score = Practice.of(game).play(Stingy.class, 4, 1);
        assertEquals(4, score.wins() + score.draws() + score.losses());
    }

    @Test
    void fewRepliesBeatChanceInReversi() throws Exception {
        Practice.Score score = Practice.of("reversi").play(Stingy.class, 20, 1);
        assertTrue(score.points() > 12, score::toString);
    }

    @Test
    void theSameSeedPlaysTheSameGames() throws Exception {
        List<String> once = new ArrayList<>();
        List<String> again = new ArrayList<>();
        Practice.of("pig").watched(once::add).play(Stingy.class, 4, 7);
        Practice.of("pig").watched(again::add).play(Stingy.class, 4, 7);
        assertEquals(once, again);
        assertTrue(once.size() > 20, once::toString);
    }

    @Test
    void twoOfTheSameShareThePointsOfEveryOpening() throws Exception {
        Practice.Score score =
                Practice.of("reversi:size=6").against(Stingy.class).play(Stingy.class, 10, 3);
        assertEquals(5.0, score.points(), score::toString);
    }

    @Test
    void anAgentGetsItsSeatAsTheArenaGivesItAndMayThrow() {
        assertThrows(IOException.class, () -> Practice.of("reversi").play(Onlooker.class, 1, 1));
    }

    @Test
    void theMessageAboutAnIllegalMoveContainsThePosition() {
        IllegalMove illegal =
                assertThrows(IllegalMove.class, () -> Practice.of("reversi").play(Cheat.class, 1, 1));
        assertTrue(illegal.getMessage().contains("---------------------------OX"), illegal::getMessage);
    }

    @Test
    void anAgentThatCannotBeConstructedIsNamed() {
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class, () -> Practice.of("reversi").play(Loner.class, 1, 1));
        assertTrue(refused.getMessage().contains("Loner cannot be made"), refused::getMessage);
    }

    @Test
    void anUnknownGameIsAnsweredWithTheList() {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> Practice.of("chess"));
        assertTrue(refused.getMessage().contains("reversi"), refused::getMessage);
    }
}
