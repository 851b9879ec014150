package org.botarena.arena.ticker;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.tournament.Tournament.Ending;
import org.botarena.arena.tournament.standing.Standings;

/**
 * For people: the plan and the tables on one stream, what happens meanwhile on another.
 *
 * @param out for the plan and the tables
 * @param err for what happens meanwhile
 * @param columns of the terminal; 0: there is none, and no escape code is written
 * @param lines of the terminal
 * @param isQuiet whether only the tables and what went wrong are told
 * @param clock for the time left
 */
public record Words(PrintWriter out, PrintWriter err, int columns, int lines, boolean isQuiet, Clock clock)
        implements Announcer {
    /** A plan that must not be carried out is told in any case. */
    @Override
    public void planned(Plan plan) {
        if (!isQuiet || plan.objection().isPresent()) {
            out.println(plan.text());
        } else {
            plan.roster().refused().forEach(jar -> err.println("refused: " + jar));
        }
    }

    @Override
    public Ticker ticker(long games, Optional<Instant> until, Supplier<Standings> standings) {
        if (isQuiet) {
            return new Silence();
        }
        Chronicle chronicle = new Chronicle(games, until, clock);
        return columns > 0
                ? new Screen(chronicle, standings, clock, err, columns, lines)
                : new Lines(chronicle, standings, err);
    }

    private record Silence() implements Ticker {
        @Override
        public void ended(GameRecord game) {}

        @Override
        public void close() {}
    }

    @Override
    public void finished(Ending ending, Scoreboard tables, Optional<String> trimmed, Path results) {
        out.println();
        out.println(tables.text());
        trimmed.ifPresent(out::println);
        out.println("Results  " + results);
        out.println("Report   " + results.resolve("report.html"));
    }
}
