package org.botarena.arena.view;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Tally;

/**
 * What is on file of a tournament, counted. The store is opened for each reading and closed again, so that a run that is at it
 * is never kept from anything. One thread at a time.
 */
final class FiledTournament {
    /** Games whose lines are kept; older ones are looked up. */
    static final int LAST = 200;

    private final Path folder;
    private final Games installed;
    private final long upTo;
    private final Deque<GameLine> last = new ArrayDeque<>();
    private final Set<String> givenUp = new HashSet<>();
    private volatile Setup setup; // who asks for a game asks for the rules
    private Map<String, Profile> profiles = Map.of();
    private Tally tally;
    private Headlines headlines;
    private Run run;

    /**
     * How its last run ended.
     *
     * @param state on file
     * @param started when the tournament began, UTC
     * @param ended when that run ended, UTC
     * @param sequence the number of the journal's last line
     * @param notices what the organizer was told of the machine
     * @param freeze what the public sees; empty: everything
     */
    record Run(
            State state,
            String started,
            String ended,
            long sequence,
            List<Sentence> notices,
            Optional<Freeze> freeze) {}

    /**
     * Reads it as it was when the journal's line of that number was the last.
     *
     * @param upTo {@link Long#MAX_VALUE}: reads all of it, also what comes later
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     * @throws org.botarena.arena.venue.Failed if it has not begun
     */
    FiledTournament(Path folder, Games installed, long upTo) {
        this.folder = folder;
        this.installed = installed;
        this.upTo = upTo;
        reload();
    }

    private Store read() {
        return upTo == Long.MAX_VALUE ? TournamentFolders.read(folder) : Store.readUpTo(folder, upTo);
    }

    /** Reads all of it anew: who plays may be others than before. */
    void reload() {
        try (Store store = read()) {
            setup = store.setup(installed);
            profiles = Profiles.of(setup.entrants(), folder).byEntrant();
            tally = new Tally(setup);
            givenUp.clear();
            Ledger ledger = store.games();
            headlines = new Headlines(setup);
            last.clear();
            SortedMap<Long, Counted> inOrder = new TreeMap<>();
            ledger.count((game, line) -> inOrder.put(line, game));
            inOrder.values().forEach(this::count);
            ledger.givenUp().forEach(game -> {
                givenUp.add(game.game().id());
                tally.unplayed(game);
            });
            look(store);
        }
    }

    private void look(Store store) {
        RunEnd end = store.progression().end();
        run = new Run(
                store.progression().state(),
                store.provenance().started().toString(),
                end.moment().toString(),
                store.games().sequence(),
                end.notices(),
                store.freeze());
    }

    /** Looks up how far it is, and what the public sees. */
    void look() {
        try (Store store = read()) {
            look(store);
        }
    }

    /** Looks up those of these games, which have ended or were given up, that are not counted yet. */
    void take(Collection<String> ended) {
        List<String> others = ended.stream()
                .filter(id -> !tally.has(id) && !givenUp.contains(id))
                .toList();
        if (others.isEmpty()) {
            return;
        }
        try (Store store = read()) {
            Ledger ledger = store.games();
            for (String id : others) {
                ledger.counted(id).ifPresent(this::count);
                ledger.givenUpAs(id).filter(game -> givenUp.add(id)).ifPresent(tally::unplayed);
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

    /** The game with all that is on file of it; empty: it has no result. */
    Optional<GameRecord> find(String id) {
        try (Store store = read()) {
            Ledger ledger = store.games();
            return ledger.find(id).or(() -> ledger.givenUpAs(id).map(Unplayed::game));
        }
    }

    Setup setup() {
        return setup;
    }

    /** Whether it is over some day: a ladder of an event never is. */
    boolean hasEnd() {
        return !setup.format().isEndless(setup.field());
    }

    /** The table: of a tournament all entrants, of a ladder those that have not left. */
    List<Standing> standings() {
        return hasEnd()
                ? tally.standings().rows()
                : tally.standings(Set.copyOf(setup.field().atTheEnd()));
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

    /** How the entrant of that name is presented. */
    Profile profile(String entrant) {
        Profile profile = profiles.get(entrant);
        return profile == null ? Profile.of(entrant) : profile;
    }

    /** The last games that have ended, the last one last. */
    List<GameLine> last() {
        return List.copyOf(last);
    }

    /** Some of the last games that have ended, the last one first; empty: they are to be looked up. */
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

    /** Some of the games that had ended when the line of that number was the last, the last one first. */
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

    int unplayed() {
        return givenUp.size();
    }
}
