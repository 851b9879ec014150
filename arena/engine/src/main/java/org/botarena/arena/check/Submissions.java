package org.botarena.arena.check;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.roster.likeness.Likeness;
import org.botarena.arena.roster.likeness.Likenesses;

/**
 * All submissions, as the organizer reviews them. Immutable.
 *
 * @param candidates each with the result of its check
 * @param alike strikingly similar pairs
 */
public record Submissions(List<Candidate> candidates, List<Likeness> alike) {
    public Submissions {
        candidates = List.copyOf(candidates);
        alike = List.copyOf(alike);
    }

    /**
     * Collects the results of a check.
     *
     * @param inspector supplies their names
     * @param samples the folder of the arena's own agents
     * @param admission reads them
     */
    public static Submissions of(List<Checked> checked, Inspector inspector, Path samples, Admission admission) {
        Map<String, Admitted> jars = new HashMap<>();
        checked.stream()
                .map(Checked::examined)
                .filter(Admitted.class::isInstance)
                .map(Admitted.class::cast)
                .forEach(jar -> jars.putIfAbsent(inspector.name(jar), jar));
        List<Likeness> alike = Likenesses.with(samples, admission).among(jars);
        return new Submissions(
                checked.stream()
                        .flatMap(each -> inspector.authors(each.examined()).stream()
                                .map(author -> candidate(each, inspector.name(each.examined()), author, alike)))
                        .toList(),
                alike);
    }

    private static Candidate candidate(Checked checked, String name, String author, List<Likeness> alike) {
        return new Candidate(
                name,
                author,
                checked.examined().source(),
                checked.isAdmitted(),
                checked.problems(),
                alike.stream().filter(pair -> pair.isOf(name)).toList());
    }
}
