package org.botarena.arena.event;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsDesk;
import org.botarena.arena.news.NewsStream;
import org.botarena.arena.report.Reports;
import org.botarena.arena.report.Results;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Resumed;
import org.botarena.arena.store.Store;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.store.entry.State;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.Tournament.Ending;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.Pairings;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Timed;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.venue.Venue;
import org.botarena.arena.verification.Receipt;

/** Plays the games of an event that are left, on a table of this machine; all that happens goes on file, and is told. One thread. */
final class EventGames {
    private final TournamentSpec spec;
    private final Plan plan;
    private final Setup setup;
    private final Store store;
    private final Ledger ledger;
    private final Venue venue;
    private final NewsStream stream;
    private final Clock clock;
    private final Resumed left;
    private final Optional<Timed> timed;

    /** Those that the store lacks. */
    EventGames(
            TournamentSpec spec,
            Plan plan,
            Fixtures fixtures,
            Store store,
            Venue venue,
            NewsStream stream,
            Clock clock) {
        this.spec = spec;
        this.plan = plan;
        this.setup = plan.setup();
        this.store = store;
        this.ledger = store.games();
        this.venue = venue;
        this.stream = stream;
        this.clock = clock;
        this.left = new Resumed(new Schedule(setup, fixtures), ledger);
        this.timed = spec.until().map(end -> new Timed(left, end, plan.roundEstimate(), clock));
    }

    /**
     * Plays them, and writes the results.
     *
     * @param language of the report; empty: that of the report which is there, or of the system
     * @param stopping gets what stops the games
     */
    EventResult play(Optional<Language> language, Consumer<Runnable> stopping) {
        present();
        Tally tally = new Tally(setup);
        ledger.tell(tally);
        Pairings schedule = timed.map(Pairings.class::cast).orElse(left);
        setup.entrants().forEach(entrant -> tell(new News.Admitted(entrant)));
        tell(new News.Begins(schedule.games(), spec.until()));
        Notices notices = new Notices(venue::checkup, sentence -> tell(new News.Noticed(sentence)));
        NewsDesk desk = new NewsDesk(setup, tally::standings, clock, this::tell);
        Ending ending = play(schedule, List.of(ledger, tally, notices, desk), stopping);
        desk.finish();
        return finish(ending, notices.sentences(), language);
    }

    private void tell(News news) {
        stream.tell(ledger.sequence(), news);
    }

    /** Keeps what the reports are made with beside the games: how entrants are presented, and by what they are graded. */
    private void present() {
        Results.present(store.folder(), spec.entrants().agents());
        spec.grades().ifPresent(file -> Results.grade(store.folder(), file));
        store.keepSources();
    }

    private Ending play(Pairings schedule, List<Spectator> spectators, Consumer<Runnable> stopping) {
        try (LiveTable table = venue.table(setup.terms(), setup.jobs(), Lanes.Use.TOURNAMENT)) {
            table.crowding().ifPresent(sentence -> tell(new News.Noticed(sentence)));
            Tournament tournament = new Tournament(schedule, table, setup.jobs(), spectators)
                    .tellingPlies((game, ply) -> stream.offer(new News.PlyPlayed(game, ply)));
            stopping.accept(tournament::stop);
            return tournament.run();
        }
    }

    private EventResult finish(Ending now, List<String> notices, Optional<Language> language) {
        Ending ending = new Ending(now.isInterrupted(), now.played(), ledger.givenUp());
        Optional<String> trimmed = timed.flatMap(Timed::trimmed);
        boolean isComplete = !ending.isInterrupted() && trimmed.isEmpty();
        store.progression()
                .reach(
                        isComplete ? State.FINISHED : State.STOPPED,
                        ending.isInterrupted(),
                        clock.instant(),
                        spec.tables(),
                        trimmed.orElse(""));
        store.progression().noticed(notices);
        Scoreboard tables = Reports.write(
                store, store.games(), venue.games(), store.folder(), Reports.language(store.folder(), language));
        Receipt receipt = Receipt.write(store, UserKey.usual());
        News.Over over = new News.Over(
                ending.played(),
                ending.unplayed().size(),
                ending.isInterrupted(),
                trimmed,
                plan.results().toString());
        tell(over);
        return new EventResult(over, ending.unplayed(), tables, receipt, ledger.damage());
    }
}
