package org.botarena.arena.tournament.format;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.text.NameList;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Every entrant against each of some references, which do not meet each other: for grading.
 *
 * @param against the names of the references, at least one
 */
public record Gauntlet(List<String> against) implements Format {
    private static final FormatOption AGAINST = new FormatOption(
            "against",
            FormatOption.Kind.REFERENCES,
            "References of a gauntlet, which all others meet: random,flat,uct.",
            " against %s");
    static final FormatType TYPE =
            new FormatType("gauntlet", "(needs --against)", List.of(AGAINST, Decisions.OPTION), Gauntlet::of);

    public Gauntlet {
        against = List.copyOf(against);
    }

    private static Format of(Map<String, String> settings) {
        if (!settings.containsKey(AGAINST.name())) {
            throw new IllegalArgumentException("--format gauntlet needs --against random,flat,uct: the references");
        }
        Gauntlet gauntlet = new Gauntlet(NameList.parse(settings.get(AGAINST.name())));
        return settings.containsKey(Decisions.OPTION.name())
                ? GradedGauntlet.of(gauntlet, settings.get(Decisions.OPTION.name()))
                : gauntlet;
    }

    @Override
    public void check(Participants field) {
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
            throw new IllegalArgumentException("--against: all entrants are references, so none is left to meet them");
        }
    }

    @Override
    public List<GamePair> next(Participants field, List<List<Score>> played) {
        if (played.size() == field.pairs()) {
            return List.of();
        }
        return field.entrants().stream()
                .filter(entrant -> !against.contains(entrant))
                .flatMap(entrant ->
                        against.stream().distinct().map(reference -> new GamePair(entrant, reference, played.size())))
                .toList();
    }

    @Override
    public boolean isFixed() {
        return true;
    }

    @Override
    public long games(Participants field) {
        long references = against.stream().distinct().count();
        return 2L * field.pairs() * references * (field.entrants().size() - references);
    }

    @Override
    public Map<String, Integer> tiers(Participants field, List<List<Score>> played) {
        return against.stream().distinct().collect(Collectors.toMap(Function.identity(), reference -> 1));
    }

    @Override
    public Sentence places() {
        return Sentence.of("places.gauntlet");
    }

    @Override
    public Sentence forecastName() {
        return Sentence.of("format.gauntlet", "" + against.size());
    }

    @Override
    public List<String> references() {
        return against;
    }

    @Override
    public Map<String, String> settings() {
        return TYPE.settings(Map.of(AGAINST.name(), NameList.text(against)));
    }

    @Override
    public Sentence title() {
        return Sentence.of("format.gauntlet", NameList.text(against));
    }

    @Override
    public String toString() {
        return TYPE.text(settings());
    }
}
