package org.botarena.arena.event;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.event.resume.KeptGames;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/**
 * A request to start or resume a tournament. Immutable.
 *
 * @param spec its settings
 * @param past the folder of the tournament to resume; empty for a new one
 * @param isAmongStrangers whether it may run third-party code
 * @param isKept whether it gets a folder
 */
public record Order(TournamentSpec spec, Optional<Path> past, boolean isAmongStrangers, boolean isKept) {
    /** The settings with a path. The record holds only a hash of each, which does not reveal the path. */
    private static final List<String> HASHED =
            List.of(TournamentOption.AGENT_JAVA.name(), TournamentOption.GAMES.name());

    private static final Set<String> DRAWN = Set.of(TournamentOption.SEED.name(), TournamentOption.ISOLATION.name());

    /** Creates an order for games between trusted agents that are not stored. */
    public static Order unkept(TournamentSpec spec) {
        return new Order(spec, Optional.empty(), false, false);
    }

    /** Returns this order with a folder of its own. */
    public static Order kept(TournamentSpec spec) {
        return new Order(spec, Optional.empty(), false, true);
    }

    /** Creates an order for games with third-party code that are not stored. */
    public static Order ofStrangers(TournamentSpec spec) {
        return new Order(spec, Optional.empty(), true, false);
    }

    /**
     * Resumes the tournament in the named folder, else an unfinished one with these settings; otherwise begins a new
     * one. A resumed tournament keeps every setting that is not given.
     *
     * @throws IllegalArgumentException if a setting is invalid; the message lists the valid values
     * @throws Failed if a recorded tournament cannot be read, or was begun by another user and has no sandbox
     */
    public static Order of(Settings asked, Installation installation, Clock clock) {
        try {
            Optional<Path> past = past(asked, installation, clock);
            Settings whole = past.isEmpty() ? asked : asked.over(saved(past.get(), asked, installation));
            return new Order(spec(whole, installation, clock), past, true, true);
        } catch (StoreException e) {
            throw new Failed(e);
        }
    }

    private static TournamentSpec spec(Settings settings, Installation installation, Clock clock) {
        return TournamentSpec.of(settings, installation, clock).inProcesses();
    }

    private static Optional<Path> past(Settings asked, Installation installation, Clock clock) {
        Optional<Path> out = asked.read(TournamentOption.OUT.name(), Path::of);
        Optional<Path> past = asked.isOn(TournamentOption.NEW.name())
                ? Optional.empty()
                : out.isPresent()
                        ? out.filter(TournamentFolders::isBegun)
                        : TournamentFolders.unfinished(
                                store -> isAlike(store, asked, spec(asked, installation, clock)));
        if (past.isEmpty()
                && (asked.has(TournamentOption.REPLACE.name()) || asked.has(TournamentOption.WITHDRAW.name()))) {
            throw new InvalidInput(Sentence.of("error.not-begun"));
        }
        return past;
    }

    /** Whether a recorded tournament has the same settings; seed and level count only if they are given. */
    private static boolean isAlike(Store store, Settings asked, TournamentSpec spec) {
        return store.settings().differences(spec.settings(spec.terms().isolation(), 0)).stream()
                .allMatch(name ->
                        name.equals(TournamentOption.AGENT_JAVA.name()) || (DRAWN.contains(name) && !asked.has(name)));
    }

    /** The settings of a recorded tournament, which apply unless others are given. */
    private static Settings saved(Path folder, Settings asked, Installation installation) {
        try (Store store = Store.read(folder)) {
            TournamentFolders.requireLevel(store, asked.has(TournamentOption.ISOLATION.name()));
            Settings saved = store.settings().requireNoFile().without(HASHED);
            return asked.has(TournamentOption.GAMES.name())
                    ? saved
                    : KeptGames.of(folder, GameJars.ifAny(installation.defaultGames()))
                            .map(kept -> saved.with(TournamentOption.GAMES.name(), kept.toString()))
                            .orElse(saved);
        }
    }
}
