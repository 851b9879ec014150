package org.botarena.references.champion;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Setting;
import org.botarena.api.TimeBudget;
import org.botarena.game.reversi.Reversi;
import org.botarena.reversi.Board;
import org.botarena.reversi.Level;
import org.botarena.reversi.PatternEvaluation;
import org.botarena.reversi.PatternSearch;
import org.pf4j.Extension;

/**
 * Reversi 8x8 at full strength: a learned pattern evaluation, principal variation search, and exact endgames. It thinks
 * for 90 % of a move's time, or at a level that is the same on every machine. Its table of positions is kept for the
 * whole game.
 */
@Extension
@Option(
        name = "level",
        type = Setting.Type.WHOLE,
        byDefault = "0",
        min = "0",
        max = "20",
        text = "strength by random moves, depth and nodes, or 0 for as far as the time allows")
public class Champion extends Agent<Reversi> {
    private static final double SHARE = 0.9;
    private static final double SHARE_OF_THE_START = 0.5;
    private static final int SIZE = 8;

    /** The level of a first search, which lets the JVM compile the search while the agent starts. */
    private static final Level WARM_UP = new Level(12, 0, 300_000, true);

    private final Level level;
    private final RandomGenerator random;
    private final PatternSearch search;

    public Champion(Game<Reversi> game) {
        super(game);
        if (game.rules().start().size() != SIZE) {
            throw new IllegalArgumentException("champion plays Reversi on 8x8 only, and not %s"
                    .formatted(game.rules().name()));
        }
        int number = game.option("level", int.class);
        random = new SplittableRandom(game.seed());
        level = number == 0 ? Level.UNLIMITED : Level.of(number);
        search = PatternSearch.of(
                PatternEvaluation.installed(), Runtime.getRuntime().maxMemory() / 3);
        TimeBudget start = game.budget(SHARE_OF_THE_START);
        search.search(Board.BLACK_AT_START, Board.WHITE_AT_START, WARM_UP, start::isLeft);
        search.clear();
    }

    @Override
    public long play(int player) {
        Reversi position = game.position();
        if (random.nextDouble() < level.slips()) {
            return position.randomMove(random);
        }
        TimeBudget time = game.budget(SHARE);
        PatternSearch.Result result = search.search(position.mover(), position.other(), level, time::isLeft);
        game.say((double) result.value() / Board.SQUARES, position.show(result.move()));
        return result.move();
    }
}
