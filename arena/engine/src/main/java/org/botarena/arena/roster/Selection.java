package org.botarena.arena.roster;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Program;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;

/**
 * The organizer's choice of entrants. Immutable.
 *
 * @param game the game to play
 * @param agents the drop folder
 * @param samples the folder of the arena's own samples; a jar is a sample iff it is in there
 * @param entrants as written on the command line; empty: everything in the drop folder
 * @param with names of samples that always take part; empty: samples take part where they are needed
 * @param displayNames names from the configuration, keyed by the text in {@code entrants}
 * @param languages the languages that agents may be written in, or empty for Java, and any language for entrants given
 *     by name
 */
public record Selection(
        GameType game,
        Path agents,
        Path samples,
        List<String> entrants,
        List<String> with,
        Map<String, String> displayNames,
        List<String> languages) {
    private static final String PYTHON = "python";

    /** The languages that submissions may be written in. */
    public static final List<String> LANGUAGES = List.of("java", PYTHON);

    /** Paths become absolute. */
    public Selection {
        agents = agents.toAbsolutePath().normalize();
        samples = samples.toAbsolutePath().normalize();
        entrants = List.copyOf(entrants);
        with = List.copyOf(with);
        displayNames = Map.copyOf(displayNames);
        languages = List.copyOf(languages);
    }

    /** Whether entrants may be written in Python. */
    public boolean takesPython() {
        return languages.isEmpty() ? !entrants.isEmpty() : languages.contains(PYTHON);
    }

    /**
     * Selects everything in the drop folder.
     *
     * @param languages the languages that agents may be written in, or empty for Java
     */
    public static Selection folder(GameType game, Path agents, Path samples, List<String> languages) {
        return new Selection(game, agents, samples, List.of(), List.of(), Map.of(), languages);
    }

    /** Selects these entrants instead of the whole folder. */
    public Selection entrants(String... texts) {
        return new Selection(game, agents, samples, List.of(texts), with, displayNames, languages);
    }

    /** Examines a file, and refuses it if it is written in a language that agents may not be written in. */
    public Examined examine(Path file, Admission admission) {
        Examined examined = admission.examine(file, DropFolder.real(file).startsWith(DropFolder.real(samples)));
        return examined instanceof Admitted script && script.program() instanceof Program.Script && !takesPython()
                ? new Refused(
                        file,
                        List.of(Problem.refused(
                                ProblemText.say("what.python"),
                                ProblemText.say("why.python"),
                                ProblemText.say("remedy.python"))))
                : examined;
    }

    /** Selects only the jar in one file, under a name. */
    public Selection naming(String name, Path file) {
        String text = file.toString();
        return new Selection(game, agents, samples, List.of(text), List.of(), Map.of(text, name), languages);
    }
}
