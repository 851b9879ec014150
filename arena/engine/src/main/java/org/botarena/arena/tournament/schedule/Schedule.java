package org.botarena.arena.tournament.schedule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.format.GamePair;

/** The games of a setup in its format: each bout in both seatings on the same fixture. For one thread at a time. */
public final class Schedule implements Scheduler {
    private final Fixtures fixtures;
    private Setup setup;
    private Rounds rounds;
    private Optional<RosterSource> roster = Optional.empty();
    private final Set<String> given = new HashSet<>(); // and not ended
    private final Deque<GamePair> bouts = new ArrayDeque<>();
    private List<GamePair> meetings = List.of();
    private int round;
    private SeatOrder seating = SeatOrder.A;

    /** The schedule of a setup. */
    public Schedule(Setup setup, Fixtures fixtures) {
        this(setup, fixtures, List.of());
    }

    /**
     * The schedule of a setup.
     *
     * @param drawn the first rounds, where their draws are recorded
     */
    public Schedule(Setup setup, Fixtures fixtures, List<List<GamePair>> drawn) {
        this.setup = setup;
        this.fixtures = fixtures;
        this.rounds = new Rounds(setup, drawn);
    }

    /** Draws the next round from the results so far. Returns empty if it is not due. */
    public Optional<List<GamePair>> draw() {
        return bouts.isEmpty() && rounds.isDue() ? Optional.of(rounds.draw()) : Optional.empty();
    }

    /** The entrants who take part from the next round on; called before each round is drawn. */
    @FunctionalInterface
    public interface RosterSource {
        /**
         * Determines the entrants that have come or left since the previous round.
         *
         * @param now the state of the tournament
         * @return the setup with the new entrants, or empty if no entrant has come or left
         */
        Optional<Setup> settle(RoundState now);
    }

    /** Lets entrants come and leave before each round. Must be called before the first game is requested. */
    public Schedule openTo(RosterSource source) {
        roster = Optional.of(source);
        return this;
    }

    @Override
    public long games() {
        return setup.games();
    }

    @Override
    public boolean isFair() {
        return bouts.isEmpty();
    }

    @Override
    public int round() {
        return rounds.count();
    }

    @Override
    public List<GamePair> meetings() {
        return meetings;
    }

    @Override
    public boolean isOpen() {
        return roster.isPresent() && setup.format().isEndless(setup.field());
    }

    @Override
    public Optional<ScheduledGame> next() {
        Optional<ScheduledGame> game = nextOfRound();
        while (game.filter(one -> !given.add(one.id())).isPresent()) {
            // Already issued: the rounds of a fixed format restart when the roster changes.
            game = nextOfRound();
        }
        return game;
    }

    private void change(Setup next) {
        setup = next;
        if (next.format().isFixed()) {
            rounds = new Rounds(next, List.of()); // late entrants play the earlier rounds first
        } else {
            rounds.change(next);
        }
    }

    private Optional<ScheduledGame> nextOfRound() {
        if (bouts.isEmpty()) {
            if (rounds.isDue()) {
                roster.flatMap(source -> source.settle(rounds.state())).ifPresent(this::change);
            }
            List<GamePair> drawn = rounds.next();
            meetings = drawn.isEmpty() ? meetings : drawn;
            bouts.addAll(drawn);
            round = rounds.count() - 1;
        }
        if (bouts.isEmpty()) {
            return Optional.empty();
        }
        GamePair bout = bouts.element();
        ScheduledGame game = seating.game(
                setup.terms().rules(),
                setup.seed(),
                fixtures.pair(bout.pair()),
                rounds.entrant(bout.one(), round),
                rounds.entrant(bout.other(), round));
        if (seating == SeatOrder.B) {
            bouts.remove();
        }
        seating = seating == SeatOrder.A ? SeatOrder.B : SeatOrder.A;
        return Optional.of(game);
    }

    @Override
    public void counted(Outcome game) {
        given.remove(game.id());
        rounds.ended(game);
    }

    @Override
    public void unplayed(GameRecord game) {
        given.remove(game.id());
        rounds.unplayed(game.id());
    }
}
