package org.botarena.arena.event;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.news.LiveWriter;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsDesk;
import org.botarena.arena.news.NewsLines;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NewsStream;
import org.botarena.arena.news.Pace;
import org.botarena.arena.report.Reports;
import org.botarena.arena.report.Results;
import org.botarena.arena.report.grading.GradeRules;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.plan.PlanMachine;
import org.botarena.arena.report.summary.Provenance;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Resumed;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.store.entry.State;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.ticker.Announcer;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.Tournament.Ending;
import org.botarena.arena.tournament.schedule.Pairings;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Timed;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;

/** Holds a tournament from the order to the last line on the screen: plan, games, tables. One thread. */
public final class Organizer {
    private final Installation installation;
    private final Announcer announcer;
    private final PrintWriter err;
    private final Optional<Language> language;
    private final Clock clock = Clock.system(ZoneId.systemDefault());

    /**
     * An organizer.
     *
     * @param language of the report; empty: that of the report which is there, or of the system
     */
    public Organizer(Installation installation, Announcer announcer, PrintWriter err, Optional<Language> language) {
        this.language = language;
        this.installation = installation;
        this.announcer = announcer;
        this.err = err;
    }

    /**
     * Holds it.
     *
     * @return the exit code: 0, 1 if a game stayed unplayed, 130 if it was interrupted
     * @throws Failed if it cannot be held, with what to do
     */
    public int run(Order order) {
        TournamentSpec spec = order.spec();
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(spec.agentJava(), spec.games());
                EventFolder keeping = EventFolder.of(order, clock, text -> err.println("arena: " + text))) {
            interruption.stopsWith(venue::stopAdmission);
            keeping.announcements().forEach(err::println);
            Preparation preparation = Preparation.of(
                            spec,
                            true,
                            installation,
                            venue,
                            (selection, admission) -> keeping.roster(selection, admission, venue.games()),
                            keeping::turnover)
                    .presented(spec.entrants().agents(), spec.entrants().samples(), venue.admission());
            Settings settings = settings(preparation.setup(), venue);
            keeping.require(settings, preparation.setup().pairs());
            spec.grades().ifPresent(file -> requireRules(file, spec.entrants(), preparation.setup()));
            Plan plan = announce(spec, preparation, keeping);
            if (interruption.isRequested()) {
                return Interruption.EXIT_CODE;
            }
            Provenance provenance = Provenance.now(installation.version(), clock.instant());
            Store store = keeping.begin(settings, preparation.setup(), preparation.roster(), provenance);
            return play(spec, preparation, plan, store, venue, interruption);
        } catch (ResultsException | StoreException e) {
            throw new Failed(e.getMessage(), e);
        } catch (UncheckedIOException e) {
            throw new Failed("%s (%s)".formatted(e.getMessage(), e.getCause().getMessage()), e);
        }
    }

    private static void requireRules(Path file, Selection entrants, Setup setup) {
        try {
            GradeRules.read(file)
                    .require(
                            setup.names(),
                            Roster.handedIn(Selection.folder(entrants.game(), entrants.samples(), entrants.samples()))
                                    .values());
        } catch (IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private static Settings settings(Setup setup, Venue venue) {
        return Settings.of(
                        setup.terms(),
                        setup.format(),
                        setup.openings(),
                        setup.seed(),
                        venue.digest(),
                        venue.javaFeature())
                .anchored(setup.anchors());
    }

    private Plan announce(TournamentSpec spec, Preparation preparation, EventFolder keeping) {
        Plan whole = Plan.of(
                preparation.setup(),
                preparation.fixtures(),
                preparation.roster(),
                spec.entrants().agents(),
                keeping.results(),
                PlanMachine.here(keeping.folder()),
                preparation.protection().reason());
        Plan plan = spec.until()
                .map(until -> whole.within(Duration.between(clock.instant(), until)))
                .orElse(whole);
        announcer.planned(plan);
        if (plan.objection().isPresent() && !spec.isConfirmed() && !keeping.isAgreed(preparation.setup())) {
            throw new Failed("nothing was started: see STOP above");
        }
        return plan;
    }

    private int play(
            TournamentSpec spec,
            Preparation preparation,
            Plan plan,
            Store store,
            Venue venue,
            Interruption interruption) {
        Setup setup = preparation.setup();
        Ledger ledger = store.games();
        Resumed left = new Resumed(new Schedule(setup, preparation.fixtures()), ledger);
        Optional<Timed> timed = spec.until().map(end -> new Timed(left, end, plan.roundEstimate(), clock));
        present(spec, store);
        Tally tally = new Tally(setup);
        ledger.tell(tally);
        Notices notices = new Notices(venue::checkup, sentence -> err.println("arena: " + sentence));
        Ending ending;
        News.Over over;
        Scoreboard tables;
        String receipt;
        Pairings schedule = timed.isPresent() ? timed.get() : left;
        try (NewsStream stream = NewsStream.to(listeners(schedule.games(), spec.until(), store.folder()), clock)) {
            stream.tell(ledger.sequence(), new News.Planned(plan));
            setup.entrants().forEach(entrant -> stream.tell(ledger.sequence(), new News.Admitted(entrant)));
            NewsDesk desk = new NewsDesk(setup, tally::standings, clock, news -> stream.tell(ledger.sequence(), news));
            Ending now = play(setup, schedule, List.of(ledger, tally, notices, desk), stream, venue, interruption);
            desk.finish();
            ending = new Ending(now.isInterrupted(), now.played(), ledger.givenUp());
            Optional<String> trimmed = timed.flatMap(Timed::trimmed);
            boolean isComplete = !ending.isInterrupted() && trimmed.isEmpty();
            store.progression()
                    .reach(
                            isComplete ? State.FINISHED : State.STOPPED,
                            ending.isInterrupted(),
                            clock.instant(),
                            spec.tables(),
                            trimmed.orElse(""));
            store.progression().noticed(notices.sentences());
            tables = Reports.write(
                    store, store.games(), venue.games(), store.folder(), Reports.language(store.folder(), language));
            receipt = ReceiptLine.written(store);
            over = new News.Over(
                    ending.played(),
                    ending.unplayed().size(),
                    ending.isInterrupted(),
                    trimmed,
                    plan.results().toString());
            stream.tell(ledger.sequence(), over);
        }
        ledger.damage().forEach(damage -> err.println("arena: " + damage));
        announcer.finished(tables, over);
        err.println("%s (publish it: arena verify %s --receipt WORDS)".formatted(receipt, plan.results()));
        return code(ending);
    }

    /** Keeps what the reports are made with beside the games: how entrants are presented, and by what they are graded. */
    private static void present(TournamentSpec spec, Store store) {
        Results.present(store.folder(), spec.entrants().agents());
        spec.grades().ifPresent(file -> Results.grade(store.folder(), file));
        store.keepSources();
    }

    /** Those of the announcer, and who writes for other processes. */
    private List<NewsListener> listeners(long games, Optional<Instant> until, Path folder) {
        Pace pace = new Pace(games, until, clock);
        LiveWriter live = new LiveWriter(folder, pace, sentence -> err.println("arena: " + sentence));
        return Stream.concat(announcer.listeners(games, until).stream(), Stream.of(new NewsLines(pace, live)))
                .toList();
    }

    private Ending play(
            Setup setup,
            Pairings schedule,
            List<Spectator> keepers,
            NewsStream stream,
            Venue venue,
            Interruption interruption) {
        try (LiveTable table = venue.table(setup.terms(), setup.jobs(), Lanes.Use.TOURNAMENT)) {
            table.crowding().ifPresent(warning -> err.println("arena: " + warning));
            Tournament tournament = new Tournament(schedule, table, setup.jobs(), keepers)
                    .tellingPlies((game, ply) -> stream.offer(new News.PlyPlayed(game, ply)));
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
