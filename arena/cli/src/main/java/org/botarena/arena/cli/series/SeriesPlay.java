package org.botarena.arena.cli.series;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.ticker.ProgressDisplay;
import org.botarena.arena.event.Notices;
import org.botarena.arena.event.PlayConditions;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Seatings;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;

/**
 * A series as it is asked for. Immutable.
 *
 * @param spec with an entrant for each side
 * @param starts that are played in every seating, from 1
 */
record SeriesPlay(TournamentSpec spec, int starts) {
    /**
     * Plays it.
     *
     * @param interruption ends it before its time
     * @param err for the progress
     * @param warnings gets what may disturb it, in sentences without their full stops
     * @throws Failed if it cannot be played, with what to do
     */
    SeriesResult play(
            Installation installation, Interruption interruption, PrintWriter err, Consumer<String> warnings) {
        try (Venue venue = Venue.open(spec.agentJava(), spec.games())) {
            interruption.stopsWith(venue::stopAdmission);
            PlayConditions meeting = PlayConditions.ofTrusted(spec, installation, venue);
            List<Entrant> entrants = meeting.roster().entrants();
            Seatings seatings =
                    new Seatings(meeting.terms().rules(), meeting.fixtures(), entrants, starts, spec.seed());
            SeriesTally tally = new SeriesTally(
                    meeting.terms().rules(),
                    entrants.stream().map(Entrant::name).toList());
            try (LiveTable table = venue.table(meeting.terms(), meeting.jobs(), Lanes.Use.TOURNAMENT);
                    ProgressDisplay display = ProgressDisplay.everywhere("games", seatings.games(), err)) {
                table.crowding().ifPresent(warnings);
                Tournament tournament = new Tournament(
                        seatings,
                        table,
                        meeting.jobs(),
                        List.of(
                                tally,
                                display,
                                new Notices(venue::checkup, notice -> warnings.accept(notice.toString()))));
                interruption.stopsWith(tournament::stop);
                boolean isInterrupted = tournament.run().isInterrupted();
                return new SeriesResult(this, meeting.protection(), tally.rows(), tally.unplayed(), isInterrupted);
            }
        } catch (UncheckedIOException e) {
            throw new Failed("%s (%s)".formatted(e.getMessage(), e.getCause().getMessage()), e);
        }
    }
}
