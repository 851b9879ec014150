package org.botarena.arena.tune;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.arena.roster.Entrant;

/**
 * An agent whose options are tuned. Immutable.
 *
 * @param agent as typed, without options
 * @param fixed the options that have one value
 * @param start the agent with its current values
 * @param space the options that have a range
 */
record TunedEntrant(String agent, Map<String, String> fixed, Entrant start, SearchSpace space) {
    private static final Pattern OPTIONS = Pattern.compile("(.*):([a-z][a-z0-9-]*=.*)", Pattern.DOTALL);

    /**
     * Parses {@code uct:k=0.05..2,simulations=100}.
     *
     * @param finder finds the agent without the ranges
     * @throws IllegalArgumentException if there is no range, or one cannot be searched
     */
    static TunedEntrant parse(String typed, Function<String, Entrant> finder) {
        Matcher parts = OPTIONS.matcher(typed);
        Map<String, String> fixed = new LinkedHashMap<>();
        Map<String, String> ranges = new LinkedHashMap<>();
        if (parts.matches()) {
            Games.options(parts.group(2))
                    .forEach((name, value) -> (TunedOption.isRange(value) ? ranges : fixed).put(name, value));
        }
        if (ranges.isEmpty()) {
            throw new IllegalArgumentException(
                    "'%s' has no option with a range to search: write one behind a colon, as in uct:k=0.05..2"
                            .formatted(typed));
        }
        String agent = parts.group(1);
        Entrant start = finder.apply(typed(agent, fixed));
        List<TunedOption> options = new ArrayList<>();
        ranges.forEach((name, range) -> options.add(TunedOption.parse(
                name, range, start.jar().settings(), start.jar().source().getFileName() + "")));
        SearchSpace ranged = new SearchSpace(options, List.of());
        return new TunedEntrant(agent, fixed, start, new SearchSpace(options, ranged.of(start.options())));
    }

    private static String typed(String agent, Map<String, String> options) {
        return options.isEmpty()
                ? agent
                : options.entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(",", agent + ":", ""));
    }

    /** The start as the user would type it: {@code uct:simulations=100}. */
    String typed() {
        return typed(agent, fixed);
    }

    /** The agent with these values of the tuned options, as the user would type it. */
    String typed(List<String> values) {
        Map<String, String> all = new LinkedHashMap<>(fixed);
        for (int i = 0; i < values.size(); i++) {
            all.put(space.options().get(i).name(), values.get(i));
        }
        return typed(agent, all);
    }
}
