package org.botarena.arena.series;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.api.Rules;
import org.botarena.arena.event.Notices;
import org.botarena.arena.event.PlayConditions;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.SeatPermutations;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;

/**
 * A series of games between trusted agents: each start in all seatings. It stores no games and prints nothing. One
 * thread, except for {@link #stop}.
 */
public final class Series implements AutoCloseable {
    private static final int MOST_STARTS = 10_000;

    private final TournamentSpec spec;
    private final int starts;
    private final Installation installation;
    private final Venue venue;
    private Optional<Prepared> prepared = Optional.empty();
    private Optional<Tournament> tournament = Optional.empty();
    private boolean isStopped;

    private record Prepared(PlayConditions conditions, SeatPermutations seatings) {}

    private Series(TournamentSpec spec, int starts, Installation installation, Venue venue) {
        this.spec = spec;
        this.starts = starts;
        this.installation = installation;
        this.venue = venue;
    }

    /**
     * Opens a series; creates no files.
     *
     * @param spec with an entrant for each side
     * @param starts to play in every seating, from 1
     * @throws IllegalArgumentException if there are more or fewer entrants than sides, or too many starts
     * @throws Failed with the remedy if Java or the game is missing
     */
    public static Series open(TournamentSpec spec, int starts, Installation installation) {
        Rules<?> rules = spec.terms().rules();
        int sides = rules.firstSeats().size();
        int entrants = spec.entrants().entrants().size();
        if (entrants != sides) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "%s has %d sides, and %d entrants are named: name one for each side",
                    rules.name(),
                    sides,
                    entrants));
        }
        if (starts < 1 || starts > MOST_STARTS) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "--starts is %d: it must be from 1 to %d", starts, MOST_STARTS));
        }
        return new Series(spec, starts, installation, Venue.open(spec.agentJava(), spec.games()));
    }

    /**
     * The number of games. The first call takes seconds, since it examines each jar in a separate process.
     *
     * @throws Failed if the series cannot be played, with the remedy
     */
    public long games() {
        return prepared().seatings.games();
    }

    private Prepared prepared() {
        if (prepared.isEmpty()) {
            PlayConditions meeting = PlayConditions.ofTrusted(spec, installation, venue);
            prepared = Optional.of(new Prepared(
                    meeting,
                    new SeatPermutations(
                            meeting.terms().rules(),
                            meeting.fixtures(),
                            meeting.roster().entrants(),
                            starts,
                            spec.seed())));
        }
        return prepared.get();
    }

    /**
     * Plays until the last game or {@link #stop}. Call it at most once.
     *
     * @param watching observes the games
     * @param notices gets possible disturbances, in sentences without their full stops
     * @throws Failed if the series cannot be played, with the remedy
     */
    public SeriesResult play(Spectator watching, Consumer<String> notices) {
        PlayConditions meeting = prepared().conditions;
        SeriesTally tally = new SeriesTally(
                meeting.terms().rules(),
                meeting.roster().entrants().stream().map(Entrant::name).toList());
        try (LocalGameRunner runner = venue.runner(meeting.terms(), meeting.jobs(), Lanes.Use.TOURNAMENT)) {
            runner.crowding().ifPresent(notices);
            Tournament games = new Tournament(
                    prepared().seatings,
                    runner,
                    meeting.jobs(),
                    List.of(tally, watching, new Notices(venue::checkup, notice -> notices.accept(notice.toString()))));
            begin(games);
            boolean isInterrupted = games.run().isInterrupted();
            return SeriesResult.of(meeting, starts, spec.seed(), tally, isInterrupted);
        } catch (UncheckedIOException e) {
            throw new Failed(e);
        }
    }

    private synchronized void begin(Tournament games) {
        tournament = Optional.of(games);
        if (isStopped) {
            games.stop();
        }
    }

    /** Ends the series soon. */
    public synchronized void stop() {
        isStopped = true;
        venue.stopAdmission();
        tournament.ifPresent(Tournament::stop);
    }

    @Override
    public void close() {
        venue.close();
    }
}
