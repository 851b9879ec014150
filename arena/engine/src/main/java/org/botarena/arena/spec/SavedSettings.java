package org.botarena.arena.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.venue.Failed;

/** What a tournament on file says of how it is to go on. */
public record SavedSettings(Store store) {
    /** What a path or a folder says, and what the hash of it that is on file cannot say again. */
    private static final List<String> NOT_TYPED =
            List.of(TournamentOption.AGENT_JAVA.name(), TournamentOption.GAMES.name());

    /**
     * A level below the sandbox is the decision of whoever typed it: the folder of somebody else cannot make it.
     *
     * @param isTyped whether a level was given this time
     * @throws Failed if this user's arena did not begin the tournament, and nobody has accepted its level
     */
    public void requireLevel(boolean isTyped) {
        String level = store.settings().text(TournamentOption.ISOLATION.name());
        if (!isTyped && !level.equals(Isolation.SANDBOX.toString()) && !store.isMadeHere(UserKey.usual())) {
            throw new Failed(("nothing was started: the tournament in %s was not begun by your arena, or not on this"
                            + " machine, and its agents play at level %s, without a sandbox.%n"
                            + "If you trust the authors of its jars: --isolation=process")
                    .formatted(store.folder(), level));
        }
    }

    /** What holds where nothing else is asked for. */
    public Settings settings() {
        return store.settings().requireNoFile().without(NOT_TYPED);
    }

    /** The drop folder of a tournament whose entrants lay in one. */
    public Optional<String> scanned() {
        return store.settings().read(Settings.AGENTS, text -> text);
    }

    /**
     * Whether one that is asked for is like this one, pairs and entrants aside.
     *
     * @param asked which of its settings were given, and not drawn or found
     */
    public boolean agrees(TournamentSpec spec, Settings asked) {
        List<String> open = new ArrayList<>(List.of(TournamentOption.AGENT_JAVA.name()));
        for (TournamentOption option : List.of(TournamentOption.SEED, TournamentOption.ISOLATION)) {
            if (!asked.has(option.name())) {
                open.add(option.name());
            }
        }
        return store.settings()
                .without(open)
                .differences(spec.settings(spec.terms().isolation(), 0).without(open))
                .isEmpty();
    }
}
