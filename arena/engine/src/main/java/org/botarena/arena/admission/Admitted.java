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
 * An admitted jar, as an examiner read it without loading a class. Immutable.
 *
 * @param program the submission
 * @param staged the host's copy, with one class to load and no classes of the API
 * @param agentClass the binary name of the one Agent class
 * @param positions the position classes that its constructor accepts, or the games that agent.py lists, or empty for
 *     any game
 * @param settings the options that it declares
 * @param warnings for its author
 * @param isSample whether it is one of the arena's own samples
 * @param notes its description of itself
 * @param code the fingerprint of its methods
 */
public record Admitted(
        Program program,
        Path staged,
        String agentClass,
        List<String> positions,
        List<Setting> settings,
        List<Problem> warnings,
        boolean isSample,
        JarNotes notes,
        Fingerprint code)
        implements Examined {
    /** Creates a jar that is its own staged copy, without notes and fingerprint. */
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
                new Program.Jar(source, sha256, staged),
                staged,
                agentClass,
                positions.stream().toList(),
                settings,
                warnings,
                isSample,
                JarNotes.NONE,
                Fingerprint.NONE);
    }

    public Admitted {
        positions = List.copyOf(positions);
        settings = List.copyOf(settings);
        warnings = List.copyOf(warnings);
    }

    @Override
    public Path source() {
        return program.source();
    }

    /** The SHA-256 of the submission, in hexadecimal digits. */
    public String sha256() {
        return program.sha256();
    }

    /** Whether the agent plays this game. */
    public boolean plays(GameType game) {
        return positions.isEmpty() || positions.contains(game.positionType().getName());
    }
}
