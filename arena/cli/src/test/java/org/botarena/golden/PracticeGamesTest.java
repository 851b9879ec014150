package org.botarena.golden;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.botarena.play.Practice;
import org.junit.jupiter.api.Test;

/**
 * Everything that agents receive in games of {@link Practice}: seeds, positions as they see them, and earlier moves.
 */
class PracticeGamesTest {
    private static final List<String> TOLD = Collections.synchronizedList(new ArrayList<>());

    /** Plays the first legal move and records what it received. */
    public static class First<P extends Position<P>> extends Agent<P> {
        public First(Game<P> game) {
            super(game);
            TOLD.add("  %s sits down: seed %d, options %s, %s"
                    .formatted(getClass().getSimpleName(), game.seed(), game.options(), game.position()));
        }

        @Override
        public long play(int player) {
            TOLD.add("  %s at seat %d: %s %s"
                    .formatted(getClass().getSimpleName(), player, game.position(), Arrays.toString(game.history())));
            return choose(game.position().moves());
        }

        long choose(long[] moves) {
            return moves[0];
        }
    }

    /** Plays the last legal move. */
    public static final class Last<P extends Position<P>> extends First<P> {
        public Last(Game<P> game) {
            super(game);
        }

        @Override
        long choose(long[] moves) {
            return moves[moves.length - 1];
        }
    }

    @Test
    void agentsInPracticeReceiveTheSameAsBefore() throws Exception {
        TOLD.clear();
        for (String game : List.of("tictactoe", "reversi:size=4", "pig:target=20", "jass")) {
            TOLD.add(game);
            Practice.Score score =
                    Practice.of(game).against(Last.class).watched(TOLD::add).play(First.class, 3, 7);
            TOLD.add("  " + score);
        }
        Golden.assertSame("same-game/practice.txt", String.join("\n", TOLD) + "\n");
    }
}
