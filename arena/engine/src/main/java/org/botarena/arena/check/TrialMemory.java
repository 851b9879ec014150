package org.botarena.arena.check;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Program;
import org.botarena.arena.files.SignedMemory;
import org.botarena.arena.match.Terms;
import org.botarena.arena.text.JsonText;

/**
 * Remembers successful trials by the jar's SHA-256 and everything that the trial depends on, so that a second check
 * of a folder is quick. Thread-safe.
 *
 * @param runtime describes the JVM of agents and referee
 * @param python describes the Python installation; empty without one
 */
record TrialMemory(SignedMemory memory, String runtime, String python) {
    Optional<Trial> recall(Admitted jar, Terms terms) {
        return memory.recall(conditions(jar, terms), in -> JsonText.MAPPER.readValue(in.readAllBytes(), Trial.class))
                .map(Trial::remembered);
    }

    void keep(Admitted jar, Terms terms, Trial trial) {
        if (trial.isClean()) {
            memory.keep(conditions(jar, terms), out -> out.write(JsonText.MAPPER.writeValueAsBytes(trial)));
        }
    }

    /** Identifies the folder by its path and the time at which a library was last added or removed. */
    private static String identity(Path libraries) {
        return libraries + " " + libraries.toFile().lastModified();
    }

    private String conditions(Admitted jar, Terms terms) {
        return Stream.of(
                        jar.sha256(),
                        runtime,
                        jar.program() instanceof Program.Script
                                ? python + terms.pythonLibraries().map(TrialMemory::identity)
                                : "",
                        terms.rules().name(),
                        terms.times(),
                        terms.heapMiB(),
                        terms.isolation())
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }
}
