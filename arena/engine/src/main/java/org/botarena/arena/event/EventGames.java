package org.botarena.arena.event;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.kibitz.Kibitzer;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsDesk;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NewsStream;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.OrganizerFiles;
import org.botarena.arena.report.Reports;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.RemainingScheduler;
import org.botarena.arena.store.RunEnd;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.Tournament.Ending;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Scheduler;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.TimeLimitedScheduler;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.venue.Venue;
import org.botarena.arena.verification.Receipt;

/** The remaining games of an event: plays them, records everything and sends the news. One thread. */
final class EventGames {
    private final TournamentSpec spec;
    private final boolean isKept;
    private final Plan plan;
    private final Store store;
    private final Ledger ledger;
    private final Venue venue;
    private final NewsStream stream;
    private final Clock clock;
    private final Notices notices;
    private final OpenRoster roster;
    private final RemainingScheduler left;
    private final Optional<TimeLimitedScheduler> timed;
    private final long begin;
    private Setup setup;
    private Optional<NewsDesk> desk = Optional.empty();
    private Optional<Sentence> control = Optional.empty();
    private Ending ending = new Ending(true, 0, Map.of());

    /** Creates the games that the store lacks. */
    EventGames(Order order, Plan plan, Store store, Venue venue, NewsStream stream, Clock clock) {
        this.spec = order.spec();
        this.isKept = order.isKept();
        this.plan = plan;
        this.setup = plan.setup();
        this.store = store;
        this.ledger = store.games();
        this.venue = venue;
        this.stream = stream;
        this.clock = clock;
        this.notices = new Notices(venue::checkup, sentence -> announce(new News.Noticed(sentence)));
        this.roster = new OpenRoster(spec.entrants(), setup, venue, store);
        this.left = new RemainingScheduler(
                new Schedule(setup, plan.fixtures(), store.draws()).openTo(this::settle), ledger);
        this.timed = spec.until().map(end -> new TimeLimitedScheduler(left, end, plan.roundEstimate(), clock));
        this.begin = ledger.sequence();
    }

    /** The entrants, which may change during play. */
    OpenRoster roster() {
        return roster;
    }

    private Optional<Setup> settle(RoundState now) {
        Optional<OpenRoster.Change> change = roster.settle(now);
        change.ifPresent(this::changed);
        return change.map(OpenRoster.Change::setup);
    }

    private void changed(OpenRoster.Change change) {
        setup = change.setup();
        ledger.readRoster();
        desk.ifPresent(counts -> counts.change(setup, this::recounted));
        change.joined().forEach(entrant -> announce(News.Admitted.of(entrant)));
        announce(new News.RosterChanged(
                change.joined().stream().map(Entrant::name).toList(), List.copyOf(change.left())));
        change.notes().forEach(note -> announce(new News.Noticed(note)));
    }

    private Tally recounted() {
        return ledger.countInto(new Tally(setup));
    }

    private void announce(News news) {
        stream.publish(ledger.sequence(), news);
    }

    /**
     * Plays the games.
     *
     * @param runners opens the runner
     * @param replays when disturbed games are played again
     * @param watching are notified of each result after it is recorded
     * @param stopping receives the tournament, so that it can be stopped
     */
    void play(GameRunnerSource runners, Replays replays, List<Spectator> watching, Consumer<Tournament> stopping) {
        if (isKept) {
            present();
        }
        Scheduler schedule = timed.map(Scheduler.class::cast).orElse(left);
        setup.entrants().forEach(entrant -> announce(News.Admitted.of(entrant)));
        announce(new News.Begins(schedule.games(), spec.until()));
        NewsDesk counts = new NewsDesk(setup, recounted(), clock, this::announce);
        desk = Optional.of(counts);
        List<Spectator> spectators = Stream.concat(Stream.of(draws(), ledger, notices, counts), watching.stream())
                .toList();
        try (GameRunner runner = runners.open(venue, setup.terms(), setup.jobs());
                NewsListener kibitzer = kibitzer(runner)) {
            stream.listen(kibitzer);
            boolean isHeardLive = isOpenToAll(Settings.LIVE_THOUGHTS);
            runner.crowding().ifPresent(sentence -> announce(new News.Noticed(Sentence.quote(sentence))));
            if (spec.isControlled() && store.end().notices().stream().noneMatch(Control::isOf)) {
                control = new Control(setup).play(runner, stopping);
                control.ifPresent(sentence -> announce(new News.Noticed(sentence)));
            }
            Tournament tournament = new Tournament(schedule, runner, runner.inFlight(setup.jobs()), replays, spectators)
                    .onPly((game, ply) -> stream.offer(News.PlyPlayed.of(game, isHeardLive ? ply : ply.silent())));
            stopping.accept(tournament);
            ending = tournament.run();
        }
        counts.finish();
    }

    /**
     * Whether spectators may see analyses. On a ladder, rivals would learn how to answer; in games with hidden
     * information, one agent's remarks could reveal what is hidden from another.
     */
    private boolean isOpenToAll(String option) {
        return store.settings().isOn(option)
                && !setup.terms().rules().isHidden()
                && !setup.format().isLadder();
    }

    /**
     * Creates the listener for analyses. Games from added jars have none, since only agents' processes and the
     * referee run that foreign code.
     */
    private NewsListener kibitzer(GameRunner runner) {
        Rules<?> rules = setup.terms().rules();
        return runner.lanes()
                .filter(lanes -> isOpenToAll(Settings.KIBITZER) && Kibitzer.knows(rules))
                .<NewsListener>map(lanes -> Kibitzer.open(rules, venue.machine(), lanes, stream::offer))
                .orElse(told -> {});
    }

    /** Records each draw before its first game, in a format without an end. */
    private Spectator draws() {
        boolean areKept = setup.format().isEndless(setup.field());
        return new Spectator() {
            @Override
            public void drawn(int round, List<GamePair> meetings) {
                if (areKept) {
                    store.changes().drawn(round, meetings);
                }
            }

            @Override
            public void ended(GameRecord game) {}
        };
    }

    /** Stores the other inputs of the reports: the entrants' profiles and the rules for grades. */
    private void present() {
        OrganizerFiles organizers = new OrganizerFiles(store.folder());
        organizers.present(spec.entrants().agents());
        spec.grades().ifPresent(organizers::grade);
        store.changes().keepSources();
    }

    /**
     * Writes the results, and records how the event ended. A run killed before that has no recorded end, so its
     * results do not pass for final ones.
     *
     * @param language of the report, or empty for the one of the existing report or of the system
     */
    EventResult finish(Optional<Language> language) {
        Optional<Sentence> trimmed = timed.flatMap(TimeLimitedScheduler::trimmed);
        boolean isComplete = !ending.isInterrupted() && trimmed.isEmpty();
        boolean isToReach = !isComplete || !isAsFinished();
        RunEnd before = store.end();
        List<Sentence> noticed = Stream.of(before.notices().stream(), control.stream(), notices.sentences().stream())
                .flatMap(sentences -> sentences)
                .toList();
        RunEnd end = isToReach
                ? new RunEnd(
                        ending.isInterrupted(), clock.instant(), spec.tables(), trimmed.orElse(Sentence.NONE), noticed)
                : new RunEnd(before.isInterrupted(), before.moment(), before.tables(), before.trimmed(), noticed);
        Optional<Scoreboard> tables = isKept ? Optional.of(write(language, end)) : Optional.empty();
        if (isToReach || !end.equals(before)) {
            store.changes().reach(isComplete ? State.FINISHED : State.STOPPED, end);
        }
        Optional<EventResult.Written> results =
                tables.map(written -> new EventResult.Written(written, Receipt.write(store, UserKey.usual())));
        return over(trimmed, results);
    }

    /** Leaves the run without a recorded end, so that results of an earlier end do not pass for those of all games. */
    EventResult leave() {
        return over(Optional.empty(), Optional.empty());
    }

    private EventResult over(Optional<Sentence> trimmed, Optional<EventResult.Written> results) {
        News.Over over = new News.Over(
                ending.played(),
                ledger.givenUp().size(),
                ending.isInterrupted(),
                trimmed,
                isKept ? plan.results().toString() : "");
        announce(over);
        return new EventResult(over, GameRecord.reasons(ledger.givenUp()), results, ledger.damage());
    }

    /** Whether it was finished before and is unchanged, so that its receipt is already published. */
    private boolean isAsFinished() {
        return store.progress() == State.FINISHED
                && store.end().tables().equals(spec.tables())
                && ledger.sequence() == begin;
    }

    private Scoreboard write(Optional<Language> language, RunEnd end) {
        return Reports.write(
                store,
                store.games(),
                venue.games(),
                store.folder(),
                Reports.language(store.folder(), language),
                spec.roster().map(file -> Gradebook.of(file, spec.entrants().agents())),
                end,
                () -> {});
    }
}
