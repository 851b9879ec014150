package org.botarena.arena.store.entry;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.roster.Entrant;

/**
 * An entrant as the store has it. Immutable.
 *
 * @param name unique among those who play
 * @param generation how many jars have played under this name, this one included
 * @param sha256 of the original, which is kept under it
 * @param standing since when it plays and whether it still does
 * @param content the rest
 */
public record Enlisted(String name, int generation, String sha256, Standing standing, Content content) {
    /** In the place of the first round in which a jar did not play: nobody knows it any more. */
    public static final int UNDATED = Integer.MAX_VALUE;

    /**
     * What became of it. Immutable.
     *
     * @param isWithdrawn whether nobody plays under its name any more
     * @param isSuperseded whether its games count no more
     * @param since the first round of its name, from 0
     * @param until the first round in which this jar did not play; empty: it plays
     */
    public record Standing(boolean isWithdrawn, boolean isSuperseded, int since, OptionalInt until) {}

    /**
     * What was known of the jar when it entered. Immutable.
     *
     * @param source where it lay
     * @param agent the name of its class
     * @param positions the class of the positions that it plays; null: any
     * @param sample whether it is one of the arena's own
     * @param options complete
     * @param notes what it says of itself; null: not kept, in a folder of an older arena
     */
    public record Content(
            String source,
            String agent,
            String positions,
            boolean sample,
            Map<String, String> options,
            JarNotes notes) {
        /** Copies the options. */
        public Content {
            Sound.requireName(source);
            Sound.requirePath(source);
            Sound.requireName(agent);
            Sound.requireAll(options == null ? List.of() : options.values());
            options = options == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(options)); // one text
        }
    }

    /** What is on file of one from its first moment, and never changes. Immutable. */
    public record Row(String name, int generation, String sha256, Content content) {
        /** Refuses what no entrant is. */
        public Row {
            Sound.requireName(name);
            Sound.require(generation >= 1, "a generation is below 1");
            Sound.requireSha256(sha256);
            Sound.requireAll(content);
        }
    }

    public Row row() {
        return new Row(name, generation, sha256, content);
    }

    public static Enlisted of(Entrant entrant) {
        Admitted jar = entrant.jar();
        return new Enlisted(
                entrant.name(),
                entrant.generation(),
                jar.sha256(),
                new Standing(false, false, 0, OptionalInt.empty()),
                new Content(
                        jar.source().toString(),
                        jar.agentClass(),
                        jar.positions().orElse(null),
                        jar.isSample(),
                        entrant.options(),
                        jar.notes()));
    }

    /** The entrant, with the original in the place of the staged copy: fit for reports, not for playing. */
    public Entrant entrant(Path original) {
        return new Entrant(
                name,
                new Admitted(
                        Path.of(content.source),
                        sha256,
                        original,
                        content.agent,
                        Optional.ofNullable(content.positions),
                        List.of(),
                        List.of(),
                        content.sample,
                        content.notes == null ? JarNotes.NONE : content.notes,
                        Fingerprint.NONE),
                content.options,
                generation);
    }

    /** The entrant, with a copy of the original that was staged anew. */
    public Entrant staged(Admitted copy) {
        return new Entrant(
                name,
                new Admitted(
                        Path.of(content.source),
                        sha256,
                        copy.staged(),
                        copy.agentClass(),
                        copy.positions(),
                        copy.settings(),
                        copy.warnings(),
                        content.sample,
                        copy.notes(),
                        copy.code()),
                content.options,
                generation);
    }

    /** As {@link Entrant#key}. */
    public String key() {
        return key(name, generation);
    }

    static String key(String name, int generation) {
        return generation == 1 ? name : name + "\n" + generation;
    }
}
