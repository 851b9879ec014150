package org.botarena.arena.tournament.schedule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.format.GamePair;

/** The games of a setup in its format: each bout in both seatings on the same fixture. One thread at a time. */
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

    /** The next round as the results so far draw it; empty: it is not due. */
    public Optional<List<GamePair>> draw() {
        return bouts.isEmpty() && rounds.isDue() ? Optional.of(rounds.draw()) : Optional.empty();
    }

    /** The entrants who take part from the next round on; asked before each round is drawn. */
    @FunctionalInterface
    public interface RosterSource {
        /**
         * Settles which entrants have come or left since the round before.
         *
         * @param now where the tournament stands
         * @return the setup with the new entrants; empty: nobody has come or left
         */
        Optional<Setup> settle(RoundState now);
    }

    /** Lets entrants come and leave before each round. To be called before the first game is given. */
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
            game = nextOfRound(); // in play since before the roster changed, when the rounds of a fixed format begin
            // again
        }
        return game;
    }

    private void change(Setup next) {
        setup = next;
        if (next.format().isFixed()) {
            rounds = new Rounds(next, List.of()); // those who came now play the rounds so far first
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
    public void unplayed(Unplayed game) {
        given.remove(game.game().id());
        rounds.unplayed(game.game().id());
    }
}
