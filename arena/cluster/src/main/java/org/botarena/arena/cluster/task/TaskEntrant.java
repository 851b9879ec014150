package org.botarena.arena.cluster.task;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Author;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.OrNull;

/**
 * An entrant of a task. Immutable.
 *
 * @param name unique in the tournament
 * @param author the number of its author, or null
 * @param generation the number of jars that have played under this name
 * @param options complete
 * @param sha256 of the submission
 * @param agentClass the binary name of the agent's class
 * @param staged the SHA-256 of the copy of its jar for a host
 */
public record TaskEntrant(
        String name,
        @OrNull Integer author,
        int generation,
        Map<String, String> options,
        String sha256,
        String agentClass,
        String staged) {
    /** Makes it from an entrant whose staged copy has this SHA-256. */
    public static TaskEntrant of(Entrant entrant, String staged) {
        return new TaskEntrant(
                entrant.name(),
                entrant.author().isPresent() ? Integer.valueOf(entrant.author().getAsInt()) : null,
                entrant.generation(),
                entrant.options(),
                entrant.jar().sha256(),
                entrant.jar().agentClass(),
                staged);
    }

    /** The entrant, with its jar at a local path. */
    public Entrant entrant(Path jar) {
        Admitted admitted = new Admitted(jar, sha256, jar, agentClass, Optional.empty(), List.of(), List.of(), false);
        return new Entrant(
                name,
                admitted,
                options,
                generation,
                author == null ? OptionalInt.empty() : OptionalInt.of(author),
                List.of(new Author(name)));
    }
}
