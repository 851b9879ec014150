package org.botarena.arena.event;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.text.Csv;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.kind.RoundRobin;

/**
 * What the organizer of a tournament asks for. Immutable.
 *
 * @param conditions what is played
 * @param isAmongStrangers whether it runs code that others wrote
 * @param entrants as typed; none: all of the drop folder
 * @param names names to show, by the entrants as typed
 * @param with samples that take part in any case
 * @param format how the entrants meet
 * @param anchors Elo points that are given, by entrant
 * @param until when the last game should have ended; empty: whenever it has
 * @param grades the rules by which the entrants are graded; empty: they are not, or as before
 * @param out the results folder; null: a new one in {@code results/}
 * @param work where work folders lie; empty: only where one is needed, and then on the disk for temporary files
 * @param tables how tables for spreadsheets are written
 * @param isStrict whether a jar that may not play keeps everything from starting
 * @param isConfirmed whether a tournament of more than twelve hours may start
 * @param past the tournament on file that goes on
 */
public record Order(
        Conditions conditions,
        boolean isAmongStrangers,
        List<String> entrants,
        Map<String, String> names,
        List<String> with,
        Format format,
        Map<String, Double> anchors,
        Optional<Instant> until,
        Optional<Path> grades,
        Path out,
        Optional<Path> work,
        Csv tables,
        boolean isStrict,
        boolean isConfirmed,
        Resume past) {

    /** Copies the lists. */
    public Order {
        entrants = List.copyOf(entrants);
        names = Map.copyOf(names);
        anchors = Map.copyOf(anchors);
        with = List.copyOf(with);
    }

    /** The same from other openings. */
    public Order from(Openings openings) {
        return new Order(
                conditions.from(openings),
                isAmongStrangers,
                entrants,
                names,
                with,
                format,
                anchors,
                until,
                grades,
                out,
                work,
                tables,
                isStrict,
                isConfirmed,
                past);
    }

    /** These two against each other, or nothing at all; no results folder. */
    public static Order duel(Conditions conditions, List<String> entrants) {
        return new Order(
                conditions,
                false,
                entrants,
                Map.of(),
                List.of(),
                new RoundRobin(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                null,
                Optional.empty(),
                Csv.COMMAS,
                true,
                true,
                Resume.none());
    }
}
