package org.botarena.arena.event;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.event.resume.KeptGames;
import org.botarena.arena.event.resume.ResumedRoster;
import org.botarena.arena.event.resume.StagedOriginals;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.report.ResultsFolder;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.Provenance;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.schedule.RosterChanges;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;

/** The folder and the store of a new or resumed tournament. One thread. */
final class EventFolder implements AutoCloseable {
    private final Order order;
    private final Path folder;
    private Optional<Store> store;
    private Optional<ResumedRoster> resumed = Optional.empty();

    private EventFolder(Order order, Path folder) {
        this.order = order;
        this.folder = folder;
        this.store = order.past().map(Store::open);
    }

    /**
     * Opens an existing folder, or creates an empty one under a name of its own.
     *
     * @throws org.botarena.arena.store.StoreException if it cannot be used
     * @throws org.botarena.arena.files.ResultsException if the folder contains something else
     */
    static EventFolder of(Order order, Clock clock) {
        Path results = order.isKept() ? results(order, clock) : temporary();
        if (order.past().isEmpty() && (!Store.isIn(results) || TournamentFolders.isBegun(results))) {
            ResultsFolder.require(results);
        }
        try {
            return new EventFolder(order, results);
        } catch (RuntimeException e) {
            takeBack(order, results);
            throw e;
        }
    }

    /** Deletes a folder that was created for a tournament which has not begun. */
    private static void takeBack(Order order, Path results) {
        if (!order.isKept()) {
            FileUtils.deleteQuietly(results.toFile());
        } else if (order.past().isEmpty() && order.spec().out().isEmpty()) {
            ResultsFolder.takeBack(results);
        }
    }

    private static Path results(Order order, Clock clock) {
        return order.past()
                .orElseGet(
                        () -> order.spec().out().orElseGet(() -> ResultsFolder.make(TournamentFolders.RESULTS, clock)));
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("botarena-match-");
        } catch (IOException e) {
            throw new Failed("no place for the games while they are played: " + e.getMessage(), e);
        }
    }

    /** The folder of all files. */
    Path folder() {
        return folder;
    }

    /** Builds the roster; a resumed tournament has its recorded entrants and those who join. */
    Roster roster(Selection selection, Admission admission, Games games) {
        if (store.isEmpty()) {
            return Roster.of(selection, admission);
        }
        resumed = store.map(past -> new ResumedRoster(
                past,
                order.spec().replaced(),
                order.spec().withdrawn(),
                order.spec().latePoints(),
                one -> StagedOriginals.of(one, past, admission),
                past.roundState(games)));
        boolean isNobodyMeant =
                selection.entrants().isEmpty() && !store.get().settings().has(Settings.AGENTS);
        boolean isFolderGone = selection.entrants().isEmpty() && !Files.isDirectory(selection.agents());
        return resumed.get()
                .with(
                        isNobodyMeant || isFolderGone
                                ? new Roster(List.of(), List.of(), List.of(), List.of())
                                : Roster.joining(selection, admission));
    }

    /** The entrants that joined, left or changed their jar since the start. Call it after {@link #roster}. */
    RosterChanges turnover() {
        return resumed.map(ResumedRoster::turnover).orElse(RosterChanges.NONE);
    }

    /**
     * Checks that the recorded tournament can resume with these settings.
     *
     * @throws Failed if not; the message names the settings that differ
     */
    void require(Settings settings) {
        if (store.isEmpty()) {
            return;
        }
        Settings settled = store.get().settings();
        List<String> differ = settled.differences(settings);
        if (!differ.isEmpty()) {
            Sentence all = differ.stream()
                    .map(name -> Sentence.of("error.settings.one", name, shown(settled, name), shown(settings, name)))
                    .reduce((one, other) -> Sentence.of("problem.why.list", one, other))
                    .orElseThrow();
            throw Failed.of("error.settings", folder, all);
        }
        int pairs = order.spec().pairs();
        int before = store.get().pairs();
        if (pairs < before) {
            throw Failed.of("error.pairs.fewer", pairs, folder, before);
        }
        if (pairs > before && !order.spec().format().isFixed()) {
            throw Failed.of("error.pairs.more", pairs, order.spec().format().title(), before);
        }
    }

    private static Object shown(Settings settings, String name) {
        return settings.text(name).isEmpty() ? Sentence.of("error.settings.none") : settings.text(name);
    }

    /** Messages shown before the plan: what was repaired, and which tournament resumes. */
    List<Sentence> announcements() {
        return Stream.concat(
                        store.stream().flatMap(past -> past.notes().stream()).map(Sentence::quote),
                        store.map(this::resumeNote).stream())
                .toList();
    }

    private Sentence resumeNote(Store past) {
        return Sentence.of(
                order.spec().out().isPresent() ? "run.resumes" : "run.resumes.same",
                folder,
                Sentence.of("page.games-counted", past.games().count()));
    }

    /** The number of the journal's last line, from 0, or -1 if nothing is recorded. */
    long sequence() {
        return store.map(past -> past.games().sequence()).orElse(-1L);
    }

    /** Whether there is nothing to play that the user has not agreed to before. */
    boolean isAgreed(Setup setup) {
        return store.isPresent()
                && store.get().pairs() == setup.pairs()
                && resumed.map(all -> all.joining().isEmpty()).orElse(false);
    }

    private Optional<Sentence> lost() {
        return store.map(Store::lost)
                .filter(lines -> !lines.isEmpty())
                .map(lines -> Sentence.of(
                        lines.size() == 1 ? "run.lost.line" : "run.lost.lines",
                        lines.stream().map(line -> "" + line).collect(Collectors.joining(", ")),
                        folder.resolve(Journal.FILE)));
    }

    /**
     * Refuses to resume if rounds are drawn from results and a result is lost, since other rounds would follow.
     *
     * @throws Failed if a result is lost
     */
    void requireDrawable(Format format) {
        lost().filter(what -> !format.isFixed()).ifPresent(what -> {
            throw Failed.of("run.lost.end", what, folder);
        });
    }

    /** The reason why it needs the user's consent to resume, or empty if no game would be lost. */
    Optional<Sentence> objection() {
        return lost().map(what -> Sentence.of("run.lost.agree", what));
    }

    /** Records the settings, or what is new in them, and returns the store to play with. */
    Store begin(Settings settings, Plan plan, Provenance provenance) {
        if (store.isPresent()) {
            ResumedRoster all = resumed.orElseThrow();
            store.get().changes().extend(plan.setup(), all.joining(), all.leaving(), all.now());
        } else {
            Store fresh = Store.open(folder);
            store = Optional.of(fresh);
            fresh.changes()
                    .settle(settings, plan.setup(), provenance, UserKey.usual()); // The tournament has begun only now.
            KeptGames.keep(order.spec().games(), fresh);
        }
        store.get().changes().absentees(plan.roster());
        return store.get();
    }

    @Override
    public void close() {
        store.ifPresent(Store::close);
        takeBack(order, folder);
    }
}
