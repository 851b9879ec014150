package org.botarena.arena.admission;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.api.GameType;
import org.botarena.api.Setting;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.limits.Problem;

/**
 * A jar that may play, as an examiner read it without loading a class. Immutable.
 *
 * @param source the original: a jar or a folder of classes
 * @param sha256 of the original, in hexadecimal; of a folder, of its staged copy
 * @param staged the copy that the host gets: one class to load, nothing of the API inside
 * @param agentClass the binary name of the one Agent class
 * @param positions the class of the positions that its constructor takes; empty: any game
 * @param settings the options that it declares
 * @param warnings what its author should know
 * @param isSample whether it is one of the arena's own samples
 * @param notes what it says of itself
 * @param code what its methods do
 */
public record Admitted(
        Path source,
        String sha256,
        Path staged,
        String agentClass,
        Optional<String> positions,
        List<Setting> settings,
        List<Problem> warnings,
        boolean isSample,
        JarNotes notes,
        Fingerprint code)
        implements Examined {
    /** One that says nothing of itself, and whose code nobody compares. */
    public Admitted(
            Path source,
            String sha256,
            Path staged,
            String agentClass,
            Optional<String> positions,
            List<Setting> settings,
            List<Problem> warnings,
            boolean isSample) {
        this(
                source,
                sha256,
                staged,
                agentClass,
                positions,
                settings,
                warnings,
                isSample,
                JarNotes.NONE,
                Fingerprint.NONE);
    }

    /** Copies the lists. */
    public Admitted {
        settings = List.copyOf(settings);
        warnings = List.copyOf(warnings);
    }

    /** Whether the agent plays this game. */
    public boolean plays(GameType game) {
        return positions.isEmpty() || positions.get().equals(game.positionType().getName());
    }
}
