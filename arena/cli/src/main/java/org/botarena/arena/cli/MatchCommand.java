package org.botarena.arena.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.botarena.api.Rules;
import org.botarena.arena.tournament.Openings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "match",
        description = "Lets two entrants play each other, and counts wins, draws and losses of the first.",
        footer = {
            "",
            "Each pair of games is one opening, deal and stream of chance with the sides exchanged. Nothing is kept.",
            "Example: arena match uct.jar:k=0.5 uct --pairs 20"
        })
final class MatchCommand implements Callable<Integer> {
    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "2",
            paramLabel = "ENTRANT",
            description = "A jar, a folder of classes, or a name among the agents or samples, with options.")
    private List<String> entrants;

    @Option(
            names = "--agents",
            paramLabel = "DIR",
            description = "Where names are looked up; by default agents/ here, else the installation's.")
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
            defaultValue = "1",
            description = "Pairs of games (default: ${DEFAULT-VALUE}).")
    private int pairs;

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

    @Mixin
    private TermsOptions terms;

    @Mixin
    private GamesOption games;

    @Option(names = "--seed", paramLabel = "S", description = "Of everything that is drawn; by default a new one.")
    private Long seed;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Games at a time; by default one less than the machine has cores.")
    private Integer jobs;

    @Option(names = "--json", description = "Print JSON, for programs.")
    private boolean json;

    MatchCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        Duel duel = Duel.play(order(), installation);
        spec.commandLine().getOut().println(json ? Json.of(duel.json()) : duel.text());
        return duel.code();
    }

    private Order order() {
        require(pairs >= 1, "--pairs is %d: it must be at least 1".formatted(pairs));
        require(jobs == null || jobs >= 1, "--jobs is %d: it must be at least 1".formatted(jobs));
        try {
            Rules<?> rules = games.games().parse(game);
            return new Order(
                    GamesOption.type(games.games(), game),
                    games.jars(),
                    terms.terms(rules, moveTime),
                    entrants,
                    Map.of(),
                    agents == null ? installation.defaultAgents() : agents,
                    List.of(),
                    "round-robin",
                    pairs,
                    openings == null ? Openings.of(rules) : Openings.parse(openings, rules),
                    seed == null ? new SecureRandom().nextLong() & Long.MAX_VALUE : seed,
                    jobs == null ? 0 : jobs,
                    null,
                    terms.agentJava(),
                    true,
                    true);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
