package org.botarena.arena.tournament.schedule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.format.Matchup;

/** The games of a setup in its format: each bout in both seatings on the same fixture. One thread at a time. */
public final class Schedule implements Pairings {
    private final Setup setup;
    private final Fixtures fixtures;
    private final Rounds rounds;
    private final Deque<Matchup> bouts = new ArrayDeque<>();
    private List<Matchup> meetings = List.of();
    private int round;
    private Seating seating = Seating.A;

    /** The schedule of a setup. */
    public Schedule(Setup setup, Fixtures fixtures) {
        this.setup = setup;
        this.fixtures = fixtures;
        this.rounds = new Rounds(setup);
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
    public List<Matchup> meetings() {
        return meetings;
    }

    @Override
    public Optional<Pairing> next() {
        if (bouts.isEmpty()) {
            List<Matchup> drawn = rounds.next();
            meetings = drawn.isEmpty() ? meetings : drawn;
            bouts.addAll(drawn);
            round = rounds.count() - 1;
        }
        if (bouts.isEmpty()) {
            return Optional.empty();
        }
        Matchup bout = bouts.element();
        Pairing game = seating.game(
                setup.terms().rules(),
                setup.seed(),
                fixtures.pair(bout.pair()),
                rounds.entrant(bout.one(), round),
                rounds.entrant(bout.other(), round));
        if (seating == Seating.B) {
            bouts.remove();
        }
        seating = seating == Seating.A ? Seating.B : Seating.A;
        return Optional.of(game);
    }

    @Override
    public void counted(Outcome game) {
        rounds.ended(game);
    }

    @Override
    public void unplayed(Unplayed game) {
        rounds.unplayed(game.game().id());
    }
}
