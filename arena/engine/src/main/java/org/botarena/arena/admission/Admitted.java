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
 * @param program what was handed in
 * @param staged the copy that the host gets: one class to load, nothing of the API inside
 * @param agentClass the binary name of the one Agent class
 * @param positions the classes of the positions that its constructor takes, or that agent.py names by their games; none: any game
 * @param settings the options that it declares
 * @param warnings what its author should know
 * @param isSample whether it is one of the arena's own samples
 * @param notes what it says of itself
 * @param code what its methods do
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
    /** A jar that is its own staged copy, says nothing of itself, and whose code nobody compares. */
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

    /** Of what was handed in, in hexadecimal digits. */
    public String sha256() {
        return program.sha256();
    }

    /** Whether the agent plays this game. */
    public boolean plays(GameType game) {
        return positions.isEmpty() || positions.contains(game.positionType().getName());
    }
}
