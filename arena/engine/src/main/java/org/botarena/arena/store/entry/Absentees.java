package org.botarena.arena.store.entry;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.OrNull;

/** Who does not play, and why: what the last start found. Immutable. */
public record Absentees(List<Turned> refused, List<Other> others) {
    static final Absentees NONE = new Absentees(List.of(), List.of());

    /** Refuses what is missing. */
    public Absentees {
        RecordChecks.requireAll(refused, others);
    }

    /** A hand-in that was refused; of an earlier arena its author is null. */
    public record Turned(
            String source,

            @OrNull @JsonInclude(JsonInclude.Include.NON_NULL)
            String author,

            List<Problem> problems) {
        public Turned {
            RecordChecks.requireAll(source, problems);
            RecordChecks.requirePath(source);
        }
    }

    public record Other(String source, String agent, String positions) {
        public Other {
            RecordChecks.requireAll(source, agent);
            RecordChecks.requirePath(source);
        }
    }

    public static Absentees of(Roster roster) {
        return new Absentees(
                roster.refused().stream()
                        .map(jar -> new Turned(jar.source().toString(), jar.author(), jar.problems()))
                        .toList(),
                roster.leftOut().stream()
                        .map(jar -> new Other(
                                jar.source().toString(),
                                jar.agentClass(),
                                jar.positions().orElse(null)))
                        .toList());
    }

    public List<Refused> refusals() {
        return refused.stream()
                .map(jar -> jar.author == null
                        ? new Refused(Path.of(jar.source), jar.problems)
                        : new Refused(Path.of(jar.source), jar.author, jar.problems))
                .toList();
    }

    public List<Admitted> leftOut() {
        return others.stream()
                .map(jar -> new Admitted(
                        Path.of(jar.source),
                        "",
                        Path.of(jar.source),
                        jar.agent,
                        Optional.ofNullable(jar.positions),
                        List.of(),
                        List.of(),
                        false))
                .toList();
    }
}
