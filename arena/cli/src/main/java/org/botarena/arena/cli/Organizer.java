package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.match.Table;
import org.botarena.arena.report.Machine;
import org.botarena.arena.report.Plan;
import org.botarena.arena.report.ProgressWatch;
import org.botarena.arena.report.Results;
import org.botarena.arena.report.ResultsException;
import org.botarena.arena.report.Scoreboard;
import org.botarena.arena.tournament.Pairings;
import org.botarena.arena.tournament.Schedule;
import org.botarena.arena.tournament.Setup;
import org.botarena.arena.tournament.Timed;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.Tournament.Ending;

/** Holds a tournament from the order to the last line on the screen: plan, games, tables. One thread. */
final class Organizer {
    private final Installation installation;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Clock clock = Clock.system(ZoneId.systemDefault());

    Organizer(Installation installation, PrintWriter out, PrintWriter err) {
        this.installation = installation;
        this.out = out;
        this.err = err;
    }

    /**
     * Holds it.
     *
     * @return the exit code: 0, 1 if a game stayed unplayed, 130 if it was interrupted
     * @throws Failed if it cannot be held, with what to do
     */
    int run(Order order) {
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(order.conditions())) {
            Path folder = order.out() == null ? Results.folderIn(Path.of("results"), clock) : order.out();
            Results.require(folder);
            Preparation preparation = Preparation.of(order, installation, venue);
            Plan plan = announce(order, preparation, folder);
            return interruption.isRequested()
                    ? Interruption.EXIT_CODE
                    : play(preparation, plan, order.until(), venue, interruption);
        } catch (ResultsException e) {
            throw new Failed(e.getMessage(), e);
        } catch (UncheckedIOException e) {
            throw new Failed("%s (%s)".formatted(e.getMessage(), e.getCause().getMessage()), e);
        }
    }

    private Plan announce(Order order, Preparation preparation, Path folder) {
        Plan whole = Plan.of(
                preparation.setup(),
                preparation.fixtures(),
                preparation.roster(),
                order.conditions().agents(),
                folder,
                Machine.here(folder),
                preparation.protection().reason());
        Plan plan = order.until()
                .map(until -> whole.within(Duration.between(clock.instant(), until)))
                .orElse(whole);
        out.println(plan.text());
        if (plan.objection().isPresent() && !order.isConfirmed()) {
            throw new Failed("nothing was started: see STOP above");
        }
        return plan;
    }

    private int play(
            Preparation preparation, Plan plan, Optional<Instant> until, Venue venue, Interruption interruption) {
        Setup setup = preparation.setup();
        Path folder = plan.results();
        Schedule all = new Schedule(setup, preparation.fixtures());
        Optional<Timed> timed = until.map(end -> new Timed(all, end, plan.roundEstimate(), clock));
        try (Results results = Results.create(folder, setup, preparation.roster(), installation.version(), clock)) {
            Ending ending = play(setup, timed.isPresent() ? timed.get() : all, results, venue, interruption);
            Scoreboard tables = results.finish(ending);
            out.println();
            out.println(tables.text());
            timed.flatMap(Timed::trimmed).ifPresent(out::println);
            out.println("Results  " + folder);
            return code(ending);
        }
    }

    private Ending play(Setup setup, Pairings schedule, Results results, Venue venue, Interruption interruption) {
        try (Table table = venue.table(setup.terms(), setup.jobs());
                Display display = new Display(schedule.games(), Terminal.columns())) {
            ProgressWatch progress = new ProgressWatch(schedule.games(), clock, display);
            Tournament tournament = new Tournament(schedule, table, setup.jobs(), List.of(results, progress));
            interruption.stopsWith(tournament::stop);
            return tournament.run();
        }
    }

    private int code(Ending ending) {
        ending.unplayed()
                .forEach(game ->
                        err.printf("not played: %s: %s%n", game.pairing().id(), game.reason()));
        if (ending.isInterrupted()) {
            err.printf(
                    "arena: interrupted after %s; what had ended is in the results%n",
                    Numbers.counted(ending.played(), "game"));
            return Interruption.EXIT_CODE;
        }
        return ending.unplayed().isEmpty() ? 0 : 1;
    }
}
