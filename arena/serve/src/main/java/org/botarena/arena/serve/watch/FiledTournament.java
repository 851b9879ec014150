package org.botarena.arena.serve.watch;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.botarena.api.Games;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Tally;

/**
 * What is on file of a tournament, counted. The store is opened for each reading and closed again, so that a run that is at it
 * is never kept from anything. One thread at a time.
 */
final class FiledTournament {
    private final Path folder;
    private final Games installed;
    private final Map<String, GameLine> games = new LinkedHashMap<>();
    private final Set<String> givenUp = new HashSet<>();
    private volatile Setup setup; // who asks for a game asks for the rules
    private Optional<List<GameLine>> lines = Optional.empty(); // until another game ends
    private Map<String, Profile> profiles = Map.of();
    private Tally tally;
    private Run run;

    /**
     * How its last run ended.
     *
     * @param state on file
     * @param started when the tournament began, UTC
     * @param ended when that run ended, UTC
     * @param sequence the number of the journal's last line
     * @param notices what the organizer was told of the machine
     */
    record Run(State state, String started, String ended, long sequence, List<Sentence> notices) {}

    /**
     * Reads all of it.
     *
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     * @throws org.botarena.arena.venue.Failed if it has not begun
     */
    FiledTournament(Path folder, Games installed) {
        this.folder = folder;
        this.installed = installed;
        reload();
    }

    /** Reads all of it anew: who plays may be others than before. */
    void reload() {
        try (Store store = TournamentFolders.read(folder)) {
            setup = store.setup(installed);
            profiles = Profiles.of(setup.entrants(), folder).byEntrant();
            tally = new Tally(setup);
            games.clear();
            lines = Optional.empty();
            givenUp.clear();
            Ledger ledger = store.games();
            ledger.count(this::count);
            ledger.givenUp().forEach(game -> {
                givenUp.add(game.game().id());
                tally.unplayed(game);
            });
            look(store);
        }
    }

    private void look(Store store) {
        run = new Run(
                store.progression().state(),
                store.provenance().started().toString(),
                store.progression().ended().toString(),
                store.games().sequence(),
                store.progression().notices());
    }

    /** Looks up those of these games, which have ended or were given up, that are not counted yet. */
    void take(Collection<String> ended) {
        List<String> others = ended.stream()
                .filter(id -> !games.containsKey(id) && !givenUp.contains(id))
                .toList();
        if (others.isEmpty()) {
            return;
        }
        try (Store store = TournamentFolders.read(folder)) {
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
        if (!games.containsKey(game.outcome().id())) {
            tally.count(game);
            games.put(game.outcome().id(), GameLine.of(game.outcome()));
            lines = Optional.empty();
        }
    }

    /** The game with all that is on file of it; empty: it has no result. */
    Optional<GameRecord> find(String id) {
        try (Store store = TournamentFolders.read(folder)) {
            Ledger ledger = store.games();
            return ledger.find(id).or(() -> ledger.givenUpAs(id).map(Unplayed::game));
        }
    }

    Setup setup() {
        return setup;
    }

    /** Whether it is over some day: a ladder of an event never is. */
    boolean hasEnd() {
        return Double.isFinite(setup.format().effort(setup.field()));
    }

    /** Those who are in the table: of a tournament all, of a ladder those who have not left. */
    Set<String> listed() {
        return Set.copyOf(hasEnd() ? setup.field().entrants() : setup.field().atTheEnd());
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

    /** The games that have ended, in the order in which they were read. */
    List<GameLine> lines() {
        if (lines.isEmpty()) {
            lines = Optional.of(List.copyOf(games.values()));
        }
        return lines.get();
    }

    int unplayed() {
        return givenUp.size();
    }
}
