package org.botarena.arena.jass;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.botarena.api.Rules;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.game.jass.Jass;
import org.botarena.game.jass.JassGame;

/**
 * Plays whole games of Jass, turn by turn, at another game runner. Thread-safe.
 *
 * <p>The fixture's seed deals the turns as described in {@link JassGame}, so both seatings of a pair get the same
 * deals. For its agents each turn is a separate game with new processes and new seeds, and without the points of
 * earlier turns.
 *
 * <p>As soon as a collected trick brings a team to the target, that team has won, and later points do not count. The
 * turn is still played out, since a record holds complete games only. A fault before that loses the whole game.
 */
public final class WholeGames implements GameRunner {
    /** The points that win by the rules of the game. */
    public static final int TARGET = JassGame.TARGET;

    private final GameRunner turns;
    private final int target;
    private final Map<String, WholeGame> ended = new ConcurrentHashMap<>();
    private final Map<String, Series> disturbed = new ConcurrentHashMap<>();

    /**
     * Creates a runner of whole games on a runner of turns, which it closes.
     *
     * @param target the points that win, from 1
     */
    public WholeGames(GameRunner turns, int target) {
        this.turns = turns;
        this.target = target;
    }

    /** Whether the turns of this game make up whole games. */
    public static boolean areOf(Rules<?> rules) {
        return rules.positionType() == Jass.class;
    }

    /** The result of the whole game with that id, if it has ended with one. */
    public Optional<WholeGame> game(String id) {
        return Optional.ofNullable(ended.get(id));
    }

    @Override
    public void prepare(ScheduledGame game) {
        turns.prepare(new Series(game, target).deal());
    }

    /**
     * Plays a whole game; a disturbed one resumes at the disturbed turn. The recorded scores are the teams' points.
     * After a fault they are 0 for the team at fault and the target for the other. The plies are only in the records
     * of the turns.
     */
    @Override
    public GameRecord play(ScheduledGame game) throws InterruptedException {
        Series series = Optional.ofNullable(disturbed.remove(game.id())).orElseGet(() -> new Series(game, target));
        do {
            series.add(turns.play(series.next(game.isLast())));
        } while (series.hasMoreTurns());
        series.game().ifPresentOrElse(whole -> ended.put(game.id(), whole), () -> disturbed.put(game.id(), series));
        return series.record();
    }

    @Override
    public Optional<String> crowding() {
        return turns.crowding();
    }

    @Override
    public void close() {
        turns.close();
    }
}
