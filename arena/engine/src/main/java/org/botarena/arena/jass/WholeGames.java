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
 * A runner at which a game of Jass is a whole one, played turn by turn at another runner. Thread-safe.
 *
 * <p>The fixture's seed deals the turns, as {@link JassGame} says; so both seatings of a pair meet the same deals. Each
 * turn is a game of its own to its agents: new processes, new seeds, the points of the turns before are not told.
 *
 * <p>As soon as a collected trick brings a team to the points of the game, that team has won, and nothing that comes
 * after counts. The turn is played out all the same, since a record holds complete games only. A fault before that loses
 * the whole game.
 */
public final class WholeGames implements GameRunner {
    /** The points that win by the rules of the game. */
    public static final int TARGET = JassGame.TARGET;

    private final GameRunner turns;
    private final int target;
    private final Map<String, WholeGame> ended = new ConcurrentHashMap<>();
    private final Map<String, Series> disturbed = new ConcurrentHashMap<>();

    /**
     * The runner of whole games on a runner of turns, which it closes.
     *
     * @param target the points that win, from 1
     */
    public WholeGames(GameRunner turns, int target) {
        this.turns = turns;
        this.target = target;
    }

    /** Whether a game is played in turns that make whole ones. */
    public static boolean areOf(Rules<?> rules) {
        return rules.positionType() == Jass.class;
    }

    /** How the game of that id went, if it has ended with a result. */
    public Optional<WholeGame> game(String id) {
        return Optional.ofNullable(ended.get(id));
    }

    @Override
    public void prepare(ScheduledGame game) {
        turns.prepare(new Series(game, target).deal());
    }

    /**
     * Plays it; one that was disturbed resumes in the turn that was. The scores on record are the teams' points; after a fault 0 for the team at fault and the points of the
     * game for the other. The plies are in the records of the turns alone.
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
