package org.botarena.arena.cli.option;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.arena.event.Conditions;
import org.botarena.arena.match.Fresh;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.venue.DrawnSeed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what is played, for every command in which entrants meet. */
public final class ConditionsOptions {
    @Option(
            names = "--agents",
            paramLabel = "DIR",
            description = "The folder with the jars; by default agents/ here, else the installation's.")
    private Path agents;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "reversi",
            description = "What is played, with its options: reversi:size=6 (default: ${DEFAULT-VALUE}).")
    private String game;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "Pairs of games between every two entrants (default: 1).")
    private Integer pairs;

    @Option(
            names = "--openings",
            paramLabel = "O",
            description = "start, random:k (k random plies), or a file; by default what the game proposes.")
    private String openings;

    @Option(
            names = "--move-time",
            paramLabel = "SPAN",
            defaultValue = "2s",
            converter = Span.class,
            description = "For a move (default: ${DEFAULT-VALUE}).")
    private Duration moveTime;

    @Option(names = "--seed", paramLabel = "S", description = "Of everything that is drawn; by default a new one.")
    private Long seed;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Games at a time; by default one less than the machine has cores.")
    private Integer jobs;

    @Option(
            names = "--fresh",
            paramLabel = "OFTEN",
            defaultValue = "game",
            converter = FreshConverter.class,
            description = "New processes for every game, or for every pair: quicker, for agents that are trusted"
                    + " (default: ${DEFAULT-VALUE}).")
    private Fresh fresh;

    @Mixin
    private TermsOptions terms;

    @Mixin
    private GamesOption games;

    /**
     * What they come to. A seed that was not given is drawn.
     *
     * @param pairsByDefault if their number was not given
     * @throws IllegalArgumentException saying which of them is wrong, and what it could be
     */
    public Conditions conditions(Installation installation, int pairsByDefault) {
        require(pairs == null || pairs >= 1, "--pairs is %d: it must be at least 1".formatted(pairs));
        require(jobs == null || jobs >= 1, "--jobs is %d: it must be at least 1".formatted(jobs));
        Rules<?> rules = games.games().parse(game);
        if (fresh == Fresh.PAIR) {
            Fresh.objection(rules).ifPresent(objection -> require(false, objection));
        }
        return new Conditions(
                GamesOption.type(games.games(), game),
                games.jars(),
                terms.terms(rules, moveTime).with(fresh),
                terms.isolation(),
                agents == null ? installation.defaultAgents() : agents,
                pairs == null ? pairsByDefault : pairs,
                openings == null ? Openings.of(rules) : Openings.parse(openings, rules),
                seed == null ? DrawnSeed.next() : seed,
                jobs == null ? 0 : jobs,
                terms.agentJava());
    }

    public boolean hasOpenings() {
        return openings != null;
    }

    public boolean hasSeed() {
        return seed != null;
    }

    /** The level that was typed. */
    public Optional<Isolation> isolation() {
        return terms.isolation();
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
