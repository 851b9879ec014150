package org.botarena.arena.event.resume;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.venue.Failed;

/**
 * The game jars stored in a tournament's folder, so that it can be read and resumed where they are not installed.
 * Their code runs in the arena, so jars from a foreign folder are loaded only if this user has the same ones.
 */
public final class KeptGames {
    private static final Path PLACE = Path.of("jars", "games");

    private KeptGames() {}

    /**
     * Stores the jars if they contain the tournament's game.
     *
     * @throws ResultsException if they cannot be written
     */
    public static void keep(GameJars games, Store store) {
        if (store.settings().text(TournamentOption.GAMES.name()).isEmpty()) {
            return;
        }
        try {
            for (Path jar : games.jars()) {
                FileUtils.copyFile(
                        jar.toFile(),
                        store.folder().resolve(PLACE).resolve(jar.getFileName()).toFile());
            }
        } catch (IOException e) {
            throw new ResultsException("cannot keep the games in %s: %s".formatted(store.folder(), e.getMessage()), e);
        }
    }

    /**
     * The folder of games for reading a recorded tournament if the user has named none; empty for the user's own games
     * are enough.
     *
     * @param tournament its folder
     * @param own the games of this user
     * @throws Failed if its game is in a jar that this user has not trusted
     */
    public static Optional<Path> of(Path tournament, GameJars own) {
        Path kept = tournament.resolve(PLACE);
        if (!Files.isDirectory(kept)) {
            return Optional.empty();
        }
        boolean isTrusted;
        try (Store store = Store.read(tournament)) {
            String digest = store.isEmpty() ? "" : store.settings().text(TournamentOption.GAMES.name());
            if (digest.isEmpty() || digest.equals(own.digest())) {
                return Optional.empty();
            }
            List<Path> jars = GameJars.list(kept);
            isTrusted = store.isMadeHere(UserKey.usual()) || hashes(own.jars()).containsAll(hashes(jars));
            if (isTrusted && digest.equals(GameJars.digest(jars))) {
                return Optional.of(kept);
            }
        } catch (StoreException | IOException | IllegalArgumentException e) {
            throw new Failed("the games that %s keeps cannot be read: %s".formatted(tournament, e.getMessage()), e);
        }
        String why = isTrusted ? "has other jars with games than it was begun with" : "was not begun by your arena";
        throw new Failed(("%s %s, and its game is a jar in it, whose code would run in the arena: if you trust it, say"
                        + " --games %s")
                .formatted(tournament, why, kept));
    }

    private static Set<String> hashes(List<Path> jars) throws IOException {
        Set<String> hashes = new HashSet<>();
        for (Path jar : jars) {
            hashes.add(Sha256.of(jar));
        }
        return hashes;
    }
}
