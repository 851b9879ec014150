package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.OrNull;

/**
 * A seat of a game, with its entrant and seed. The journal has only the author's number, the generation and the seed; a
 * published game has all components. Immutable.
 *
 * @param entrant its name; null in the journal
 * @param author the number of its author, from 1; null in games that another program has published
 * @param generation the number of jars that have played under this name, including this one
 * @param seed the agent's own; text in JSON, because JavaScript reads no number above 2^53 exactly
 * @param options all options; null in the journal
 * @param sha256 of the jar; null in the journal
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SeatRecord(
        @OrNull String entrant,
        @OrNull Integer author,
        int generation,
        @JsonFormat(shape = JsonFormat.Shape.STRING) long seed,
        @OrNull Map<String, String> options,
        @OrNull String sha256) {
    /**
     * Rejects a seat without an entrant.
     *
     * @throws IllegalArgumentException if it has neither a name nor a number, or an impossible one
     */
    public SeatRecord {
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

    /** The seat of an entrant, with all published data. */
    static SeatRecord of(Entrant entrant, long seed) {
        return new SeatRecord(
                entrant.name(),
                entrant.author().isPresent() ? Integer.valueOf(entrant.author().getAsInt()) : null,
                entrant.generation(),
                seed,
                entrant.options(),
                entrant.jar().sha256());
    }

    /** As {@link Entrant#id}. */
    public String id() {
        return author == null ? entrant : "" + author;
    }

    /** As {@link Entrant#key()}. */
    public String key() {
        return Entrant.key(id(), generation);
    }

    /** The seat as in the journal, for an entrant with a number. */
    SeatRecord bare() {
        return new SeatRecord(null, author, generation, seed, null, null);
    }

    boolean isBare() {
        return entrant == null && options == null && sha256 == null;
    }
}
