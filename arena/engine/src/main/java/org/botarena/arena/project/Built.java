package org.botarena.arena.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.api.GameType;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Venue;

/** A project with classes that may play, as admission reads them. Immutable. */
public final class Built {
    private final Project project;
    private final Admitted jar;
    private final List<String> games;
    private final byte[] bytes;

    private Built(Project project, Admitted jar, List<String> games, byte[] bytes) {
        this.project = project;
        this.jar = jar;
        this.games = games;
        this.bytes = bytes;
    }

    /**
     * Admits the classes of a project.
     *
     * @param games the installed games
     * @throws Failed if they may not play, with reason and remedy
     */
    public static Built of(Project project, GameJars games) {
        try (Venue venue = Venue.open(null, games)) {
            Examined examined = venue.admission().examine(project.classes(), false);
            if (examined instanceof Refused refused) {
                throw new Failed(language -> language.text(
                        "error.project.refused",
                        refused.problems().stream()
                                .map(problem -> problem.in(language))
                                .collect(Collectors.joining("\n"))));
            }
            Admitted jar = (Admitted) examined;
            List<String> played = games.games().all().stream()
                    .filter(jar::plays)
                    .map(GameType::name)
                    .toList();
            return new Built(project, jar, played, Files.readAllBytes(jar.staged()));
        } catch (IOException | UncheckedIOException e) {
            throw Failed.of(e, "error.project.place", e.getMessage());
        }
    }

    /** The class that plays. */
    public String agent() {
        return jar.agentClass();
    }

    /** The names of its games. */
    public List<String> games() {
        return games;
    }

    /** Warnings for its author, one text each. */
    public List<String> warnings(Language language) {
        return jar.warnings().stream().map(problem -> problem.in(language)).toList();
    }

    /** The most likely game: the only one, else Reversi. */
    public String game() {
        Optional<String> only = games.size() == 1 ? Optional.of(games.get(0)) : Optional.empty();
        return only.orElse("reversi");
    }

    /**
     * Writes its jar atomically, with the manifest and index from admission.
     *
     * @throws Failed if it cannot be written
     */
    public Path pack() {
        return project.write(out -> out.write(bytes));
    }
}
