package org.botarena.arena.view;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.botarena.api.Games;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.store.Freeze;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.RunEnd;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The recorded state of a tournament, counted. The store is opened for each reading and closed again, so that it never
 * blocks a running tournament. For one thread at a time.
 */
final class RecordedTournament {
    /** The number of games whose lines are kept in memory; older ones are looked up. */
    static final int LAST = 200;

    private final Path folder;
    private final Games installed;
    private final long upTo;
    private final Deque<GameLine> last = new ArrayDeque<>();
    private volatile Setup setup; // every request for a game needs the rules
    private Map<String, Profile> profiles = Map.of();
    private Tally tally;
    private Headlines headlines;
    private Run run;

    /**
     * The state after its last run.
     *
     * @param state as recorded
     * @param started when the tournament began, UTC
     * @param end how that run ended
     * @param sequence the number of the journal's last line
     * @param freeze the limit of the public view, or empty if the public sees everything
     */
    record Run(State state, String started, RunEnd end, long sequence, Optional<Freeze> freeze) {}

    /**
     * Reads the state when the line with that number was the journal's last.
     *
     * @param upTo {@link Long#MAX_VALUE} reads everything, including later lines
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     * @throws org.botarena.arena.venue.Failed if it has not begun
     */
    RecordedTournament(Path folder, Games installed, long upTo) {
        this.folder = folder;
        this.installed = installed;
        this.upTo = upTo;
        reload();
    }

    private Store read() {
        return upTo == Long.MAX_VALUE ? TournamentFolders.read(folder) : Store.readUpTo(folder, upTo);
    }

    /** Reads everything again, because the entrants may have changed. */
    void reload() {
        try (Store store = read()) {
            setup = store.setup(installed);
            profiles = Profiles.of(setup.entrants(), folder).byEntrant();
            tally = new Tally(setup);
            Ledger ledger = store.games();
            headlines = new Headlines(setup);
            last.clear();
            SortedMap<Long, Counted> inOrder = new TreeMap<>();
            ledger.count((game, line) -> inOrder.put(line, game));
            inOrder.values().forEach(this::count);
            ledger.eachDisturbed(tally::countVoided);
            ledger.givenUp().forEach(tally::unplayed);
            look(store);
        }
    }

    private void look(Store store) {
        run = new Run(
                store.progress(),
                store.provenance().started().toString(),
                store.end(),
                store.games().sequence(),
                store.freeze());
    }

    /** Updates the progress and the limit of the public view. */
    void look() {
        try (Store store = read()) {
            look(store);
        }
    }

    /** Reads those of these ended or given-up games that are not counted yet. */
    void take(Collection<String> ended) {
        List<String> others = ended.stream()
                .filter(id -> !tally.has(id) && !tally.givenUp().contains(id))
                .toList();
        if (others.isEmpty()) {
            return;
        }
        try (Store store = read()) {
            Ledger ledger = store.games();
            for (String id : others) {
                ledger.find(id)
                        .map(game -> Counted.of(game, setup.terms().times()))
                        .ifPresent(this::count);
                ledger.givenUpAs(id).ifPresent(tally::unplayed);
            }
            look(store);
        }
    }

    /** Counts a game, unless it is counted already. */
    void count(Counted game) {
        if (!tally.has(game.outcome().id())) {
            tally.count(game);
            headlines.take(game.outcome());
            last.add(GameLine.of(game.outcome()));
            if (last.size() > LAST) {
                last.remove();
            }
        }
    }

    /** The complete records of games, without those that have not ended. */
    List<GameRecord> find(Collection<String> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        try (Store store = read()) {
            Ledger ledger = store.games();
            return ids.stream()
                    .flatMap(id -> ledger.find(id).or(() -> ledger.givenUpAs(id)).stream())
                    .toList();
        }
    }

    Setup setup() {
        return setup;
    }

    /** Whether it will end; a ladder of an event never does. */
    boolean hasEnd() {
        return !setup.format().isEndless(setup.field());
    }

    Headlines headlines() {
        return headlines;
    }

    Tally tally() {
        return tally;
    }

    Run run() {
        return run;
    }

    /** The profile of the entrant with that name. */
    Profile profile(String entrant) {
        Profile profile = profiles.get(entrant);
        return profile == null ? Profile.of(entrant) : profile;
    }

    /** The last games that have ended, the latest last. */
    List<GameLine> last() {
        return List.copyOf(last);
    }

    /** Some of the last games that have ended, the latest first, or empty if they have to be looked up. */
    Optional<GamePage> known(GameFilter filter, int offset, int limit) {
        int ended = tally.games();
        return filter.equals(GameFilter.ALL) && Math.min((long) offset + limit, ended) <= last.size()
                ? Optional.of(new GamePage(
                        ended,
                        offset,
                        Snapshot.lastFirst(last).stream()
                                .skip(offset)
                                .limit(limit)
                                .toList()))
                : Optional.empty();
    }

    /** Some of the games that had ended when the line with that number was the last, the latest first. */
    GamePage page(GameFilter filter, long sequence, int offset, int limit) {
        try (Store store = read()) {
            return new GamePage(
                    store.games().count(filter, sequence),
                    offset,
                    store.games().page(filter, sequence, offset, limit).stream()
                            .map(game -> GameLine.of(game.outcome()))
                            .toList());
        }
    }
}
