package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.report.Reports;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.store.Originals;
import org.botarena.arena.store.PersonalTexts;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoreFiles;
import org.botarena.arena.store.StoredEntrant;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.verification.Receipt;

/**
 * Deletes the identity of some entrants, their jars and their output from a tournament's folder. Their games stay,
 * and no hash of the journal changes. The journal is rewritten without the texts about them, and the database and the
 * reports are rebuilt from it. After an interruption it can be repeated. One thread.
 */
public final class Forgetting {
    private final Path folder;
    private final Map<String, String> names;
    private final Map<String, String> shown = new TreeMap<>();
    private final Set<String> jars = new HashSet<>();
    private final Set<String> othersJars = new HashSet<>();
    private boolean isBrokenOff;

    private Forgetting(Path folder, Map<String, String> names) {
        this.folder = folder;
        this.names = names;
    }

    /**
     * Says why entrants cannot be forgotten now.
     *
     * @param names of entrants
     * @return a sentence without its full stop, or empty if they can be
     * @throws StoreException if the tournament cannot be read or is in use
     */
    public static Optional<String> objection(Path folder, Set<String> names, Games games) {
        Optional<String> holder = Store.holder(folder);
        if (holder.isPresent()) {
            return Optional.of("%s is being played by %s".formatted(folder, holder.get()));
        }
        try (Store store = Store.read(folder)) {
            boolean isOver = store.isEmpty() || store.progress() == State.FINISHED;
            return isOver
                    ? Optional.empty()
                    : store.roundState(games).busy().stream()
                            .filter(names::contains)
                            .findFirst()
                            .map(name -> "%s still has games in the round that is being played in %s"
                                    .formatted(name, folder));
        }
    }

    /**
     * Forgets entrants; requires that there is no {@linkplain #objection objection}. Entrants that still play in a
     * format with rounds based on results are withdrawn first.
     *
     * @param names of entrants, each with its new name; unknown ones are ignored
     * @return the receipt of the changed tournament, or empty if none of the entrants exists
     * @throws StoreException if the tournament is in use or damaged, or the folder cannot be written
     */
    public static Optional<Receipt> of(Path folder, Map<String, String> names, Games games, UserKey key) {
        Forgetting forgetting = new Forgetting(folder, names);
        try (Store store = Store.open(folder)) {
            if (store.isEmpty()) {
                return Optional.empty();
            }
            forgetting.withdraw(store, games);
            store.entrants().everyone().forEach(forgetting::entrant);
        }
        if (forgetting.jars.isEmpty() && !forgetting.isBrokenOff) {
            return Optional.empty();
        }
        Profiles.rename(folder, names.keySet(), forgetting.shown);
        forgetting.delete();
        PersonalTexts.erase(folder, personal -> personal.about().stream().anyMatch(names::containsKey));
        try (Store store = Store.open(folder)) {
            store.changes().keepSources();
            Reports.write(store, games);
            return Optional.of(Receipt.write(store, key));
        }
    }

    private void withdraw(Store store, Games games) {
        if (store.progress() == State.FINISHED) {
            return;
        }
        RoundState now = store.roundState(games);
        List<String> leaving = store.entrants().last().stream()
                .filter(one -> !one.standing().isWithdrawn())
                .map(StoredEntrant::name)
                .filter(names::containsKey)
                .toList();
        if (now.keepsGames() && !leaving.isEmpty()) {
            store.changes().extend(store.setup(games), List.of(), leaving, now);
        }
    }

    private void entrant(StoredEntrant one) {
        if (names.containsKey(one.name())) {
            shown.put(StoredEntrant.Person.forgotten(one.author()).name(), names.get(one.name()));
            jars.add(one.sha256());
        } else if (one.row().personal().text() == null) {
            isBrokenOff = true; // possibly: the reports may be older than the deletion
        } else {
            othersJars.add(one.sha256());
        }
    }

    /**
     * Deletes the news of the tournament, the authors' own folders, jars that no other author has submitted, and the
     * store.
     */
    private void delete() {
        try {
            FileUtils.deleteDirectory(folder.resolve("live").toFile());
            FileUtils.deleteDirectory(folder.resolve("for").toFile());
            jars.removeAll(othersJars);
            Originals originals = new Originals(folder.resolve("jars"));
            for (String sha256 : jars) {
                Files.deleteIfExists(originals.path(sha256));
            }
        } catch (IOException e) {
            throw new StoreException("cannot delete a file in %s: %s".formatted(folder, e.getMessage()), e);
        }
        new StoreFiles(folder).delete();
    }
}
