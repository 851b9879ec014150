package org.botarena.arena.event;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.grading.Marks;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.tournament.standing.Tally;

/**
 * An entrant whose mark would change if games had other results. Immutable.
 *
 * @param entrant its name
 * @param before its present mark, or null if undecided
 * @param after its mark with the other results, or null if undecided
 */
public record MarkChange(String entrant, Double before, Double after) {
    /** Lists the changes by name. */
    static List<MarkChange> between(Tally before, Tally after, GradeRules rules) {
        Map<String, Double> old = marks(before, rules);
        Map<String, Double> now = marks(after, rules);
        TreeSet<String> entrants = new TreeSet<>(old.keySet());
        entrants.addAll(now.keySet());
        return entrants.stream()
                .filter(entrant -> !Objects.equals(old.get(entrant), now.get(entrant)))
                .map(entrant -> new MarkChange(entrant, old.get(entrant), now.get(entrant)))
                .toList();
    }

    private static Map<String, Double> marks(Tally tally, GradeRules rules) {
        return Marks.of(rules, tally.grades(rules.references())).decided();
    }

    @Override
    public String toString() {
        return "%s %s, not %s".formatted(entrant, word(after), word(before));
    }

    private static String word(Double mark) {
        return mark == null ? "undecided" : Numbers.plain(mark);
    }
}
