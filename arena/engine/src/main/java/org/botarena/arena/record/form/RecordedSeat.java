package org.botarena.arena.record.form;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.OrNull;

/**
 * A seat of a recorded game. It identifies the entrant by its author's number, and in published games by its name, too.
 * Immutable.
 *
 * @param entrant its name; null in the journal and the store
 * @param author the number of its author, from 1; null in games that another program has published
 * @param generation how many jars have played under this name, this one included
 * @param seed the agent's own; text in JSON, because JavaScript reads no number above 2^53 exactly
 * @param options complete; null but in what is published
 * @param sha256 of the jar; null but in what is published
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RecordedSeat(
        @OrNull String entrant,
        @OrNull Integer author,
        int generation,
        @JsonFormat(shape = JsonFormat.Shape.STRING) long seed,
        @OrNull Map<String, String> options,
        @OrNull String sha256) {
    /** Refuses a seat of nobody. */
    public RecordedSeat {
        RecordChecks.require(entrant != null || author != null, "a seat has neither a name nor a number");
        RecordChecks.require(author == null || author >= 1, "an author's number is below 1");
        RecordChecks.require(generation >= 1, "a generation is below 1");
        if (entrant != null) {
            RecordChecks.requireName(entrant);
        }
        if (options != null) {
            RecordChecks.requireAll(options.values());
            options = new TreeMap<>(options);
        }
    }

    /** As the journal and the store have it. */
    public static RecordedSeat of(Entrant entrant, long seed) {
        return new RecordedSeat(null, entrant.author().orElseThrow(), entrant.generation(), seed, null, null);
    }

    /** As {@link Entrant#id}. */
    public String id() {
        return author == null ? entrant : "" + author;
    }

    String key() {
        return Entrant.key(id(), generation);
    }

    /** Whether it is as the journal and the store have it. */
    boolean isBare() {
        return entrant == null && author != null && options == null && sha256 == null;
    }
}
