package org.botarena.arena.tournament.format;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Every entrant against each of some references, which do not meet each other: for grading.
 *
 * @param against the names of the references, at least one
 */
public record Gauntlet(List<String> against) implements Format {
    /** Copies the list. */
    public Gauntlet {
        against = List.copyOf(against);
    }

    @Override
    public void check(Field field) {
        for (String reference : against) {
            if (!field.entrants().contains(reference)) {
                throw new IllegalArgumentException("--against: '%s' is not among the entrants: %s"
                        .formatted(reference, String.join(", ", field.entrants())));
            }
        }
        if (against.isEmpty()) {
            throw new IllegalArgumentException("a gauntlet needs references: --against random,flat,uct");
        }
        if (against.containsAll(field.entrants())) {
            throw new IllegalArgumentException("--against: all entrants are references, nobody is left to meet them");
        }
    }

    @Override
    public List<Bout> next(Field field, List<List<Score>> played) {
        if (played.size() == field.pairs()) {
            return List.of();
        }
        return field.entrants().stream()
                .filter(entrant -> !against.contains(entrant))
                .flatMap(entrant ->
                        against.stream().distinct().map(reference -> new Bout(entrant, reference, played.size())))
                .toList();
    }

    @Override
    public boolean isFixed() {
        return true;
    }

    @Override
    public long games(Field field) {
        long references = against.stream().distinct().count();
        return 2L * field.pairs() * references * (field.entrants().size() - references);
    }

    @Override
    public Map<String, Integer> tiers(Field field, List<List<Score>> played) {
        return against.stream().distinct().collect(Collectors.toMap(Function.identity(), reference -> 1));
    }

    @Override
    public String places() {
        return "the references come last";
    }

    @Override
    public String toString() {
        return "gauntlet against " + String.join(",", against);
    }
}
