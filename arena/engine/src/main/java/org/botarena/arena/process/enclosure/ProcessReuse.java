package org.botarena.arena.process.enclosure;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.botarena.api.Rules;

/** How often an agent gets a new process. */
public enum ProcessReuse {
    /** For every game: nothing of an agent outlives a game. */
    GAME,
    /**
     * For every pair: the processes of the first game also play the second one, with the seats swapped. The agents
     * are new instances from new class loaders. Quick games then take half the number of processes.
     */
    PAIR;

    /**
     * Parses the name of a constant.
     *
     * @throws IllegalArgumentException with the possible names
     */
    public static ProcessReuse parse(String text) {
        return Arrays.stream(values())
                .filter(often -> often.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "'%s' is neither game nor pair: a new process for every game, or for every pair of games"
                                .formatted(text)));
    }

    /**
     * Why the second game of a pair must not use the processes of the first, or empty if it may. Both games of a pair
     * have the same deal and the same dice, so an agent that remembers the first game would know them in the second.
     */
    public static Optional<String> objection(Rules<?> rules) {
        if (rules.hasDeal()) {
            return Optional.of(("--fresh pair is not for %s: both games of a pair have the same deal, and an agent"
                            + " that remembered the first would know it")
                    .formatted(rules.name()));
        }
        return rules.hasChance()
                ? Optional.of(("--fresh pair is not for %s: both games of a pair have the same dice, and an"
                                + " agent that remembered the first would know them")
                        .formatted(rules.name()))
                : Optional.empty();
    }

    /** As it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
