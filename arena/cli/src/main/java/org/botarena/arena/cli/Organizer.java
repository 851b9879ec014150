package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import org.botarena.arena.match.Table;
import org.botarena.arena.report.Machine;
import org.botarena.arena.report.Plan;
import org.botarena.arena.report.ProgressWatch;
import org.botarena.arena.report.Results;
import org.botarena.arena.report.ResultsException;
import org.botarena.arena.report.Scoreboard;
import org.botarena.arena.tournament.RoundRobin;
import org.botarena.arena.tournament.Setup;
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
            announce(order, preparation, folder);
            return interruption.isRequested() ? Interruption.EXIT_CODE : play(preparation, folder, venue, interruption);
        } catch (ResultsException e) {
            throw new Failed(e.getMessage(), e);
        } catch (UncheckedIOException e) {
            throw new Failed("%s (%s)".formatted(e.getMessage(), e.getCause().getMessage()), e);
        }
    }

    private void announce(Order order, Preparation preparation, Path folder) {
        Plan plan = Plan.of(
                preparation.setup(),
                preparation.fixtures(),
                preparation.roster(),
                order.conditions().agents(),
                folder,
                Machine.here(folder),
                preparation.protection().reason());
        out.println(plan.text());
        if (plan.objection().isPresent() && !order.isConfirmed()) {
            throw new Failed("nothing was started: see STOP above");
        }
    }

    private int play(Preparation preparation, Path folder, Venue venue, Interruption interruption) {
        Setup setup = preparation.setup();
        try (Results results = Results.create(folder, setup, preparation.roster(), installation.version(), clock)) {
            Ending ending = play(preparation, results, venue, interruption);
            results.finish(ending);
            out.println();
            out.println(new Scoreboard(results.standings(), results.crosstable()).text());
            out.println("Results  " + folder.toAbsolutePath().normalize());
            return code(ending);
        }
    }

    private Ending play(Preparation preparation, Results results, Venue venue, Interruption interruption) {
        Setup setup = preparation.setup();
        RoundRobin schedule = new RoundRobin(setup, preparation.fixtures());
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
