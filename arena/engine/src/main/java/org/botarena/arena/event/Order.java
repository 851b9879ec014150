package org.botarena.arena.event;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.event.resume.KeptGames;
import org.botarena.arena.event.resume.Resume;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.spec.Request;
import org.botarena.arena.spec.SavedSettings;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/**
 * A tournament that is to be held: a new one, or one that goes on. Immutable.
 *
 * @param spec what it is
 * @param past the tournament on file that goes on
 * @param isAmongStrangers whether it may run code that others wrote
 * @param isKept whether it gets a folder
 */
public record Order(TournamentSpec spec, Resume past, boolean isAmongStrangers, boolean isKept) {
    /** A meeting of agents that somebody trusts, of which nothing is kept. */
    public static Order unkept(TournamentSpec spec) {
        return new Order(spec, Resume.none(), false, false);
    }

    /** The same in a folder of its own. */
    public static Order kept(TournamentSpec spec) {
        return new Order(spec, Resume.none(), false, true);
    }

    /**
     * What is to be held: the tournament that the request names, else an unfinished one with its settings, else a new one.
     * What the request does not say a tournament that goes on says itself.
     *
     * @throws IllegalArgumentException saying which setting is wrong, and what it could be
     * @throws Failed if a tournament on file cannot be read, or is another's and without a sandbox
     */
    public static Order of(Request request, Installation installation, Clock clock) {
        Settings asked = request.settings();
        Optional<Path> out = asked.read(TournamentOption.OUT.name(), Path::of);
        try {
            Optional<Path> past = past(out, request, installation, clock);
            if (past.isEmpty()) {
                return new Order(spec(request, installation, clock), Resume.none(), true, true);
            }
            try (Store store = Store.read(past.get())) {
                SavedSettings saved = new SavedSettings(store);
                saved.requireLevel(asked.has(TournamentOption.ISOLATION.name()));
                Settings found = asked.has(TournamentOption.GAMES.name())
                        ? saved.settings()
                        : KeptGames.of(past.get(), GameJars.ifAny(installation.defaultGames()))
                                .map(kept -> saved.settings().with(TournamentOption.GAMES.name(), kept.toString()))
                                .orElseGet(saved::settings);
                Request merged = request.over(new Request(found, List.of()));
                return new Order(
                        spec(merged, installation, clock),
                        new Resume(
                                past,
                                out.isPresent(),
                                asked.list(TournamentOption.REPLACE.name()),
                                asked.list(TournamentOption.WITHDRAW.name())),
                        true,
                        true);
            }
        } catch (StoreException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private static TournamentSpec spec(Request request, Installation installation, Clock clock) {
        return TournamentSpec.of(request, installation, clock).inProcesses();
    }

    private static Optional<Path> past(Optional<Path> out, Request request, Installation installation, Clock clock) {
        Settings asked = request.settings();
        Optional<Path> past = asked.isOn(TournamentOption.NEW.name())
                ? Optional.empty()
                : out.isPresent()
                        ? out.filter(TournamentFolders::isBegun)
                        : TournamentFolders.unfinished(
                                store -> new SavedSettings(store).agrees(spec(request, installation, clock), asked));
        require(
                past.isPresent()
                        || !(asked.has(TournamentOption.REPLACE.name()) || asked.has(TournamentOption.WITHDRAW.name())),
                "--replace and --withdraw are for a tournament that goes on: name it with --out");
        return past;
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
