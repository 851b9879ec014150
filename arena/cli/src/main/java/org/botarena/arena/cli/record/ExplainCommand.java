package org.botarena.arena.cli.record;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.JunitTest;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.text.JsonText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "explain",
        header = "Find where a game was lost",
        description = "Explain move by move where a recorded game was lost.",
        footer = {
            "",
            "Each statement says whether it is exact, because the game can be solved to its end from there,"
                    + " or a search's opinion.",
            "Example: arena explain results/evening 0003 --junit my-agent/src/test/java"
        })
public final class ExplainCommand extends ArenaCommand {
    @Mixin
    private GameArgument game;

    @ArgGroup
    private Whose whose = new Whose();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "100000",
            description = "Positions that a search visits for an opinion (default: ${DEFAULT-VALUE}).")
    private long nodes;

    @ArgGroup(exclusive = false)
    private Junit junit;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private GamesOption games;

    /** The players whose moves are judged: by default those who did not win. */
    static final class Whose {
        @Option(names = "--seat", paramLabel = "N", description = "Seat whose moves are judged.")
        private Integer seat;

        @Option(names = "--all", description = "Judge the moves of all players (default: of those who did not win).")
        private boolean all;
    }

    /** The unit test made from the game. */
    static final class Junit {
        @Option(
                names = "--junit",
                paramLabel = "FILE",
                required = true,
                description = "File or folder for a JUnit test of the move that lost the game.")
        private Path target;

        @Option(names = "--ply", paramLabel = "N", description = "Ply to test instead.")
        private Integer ply;

        @Option(
                names = "--agent-class",
                paramLabel = "CLASS",
                description = "Class of the agent with its package (default: that of the tournament's jar).")
        private String agentClass;
    }

    @Override
    public Integer call() {
        Usage.requireRange(spec, "--nodes", nodes, Explanation.FEWEST_NODES, Explanation.MOST_NODES);
        Optional<Playback<?>> playback = game.playback(games, json);
        playback.ifPresent(this::explain);
        return 0;
    }

    private void explain(Playback<?> playback) {
        Explanation explanation = Explanation.of(playback, seats(playback), nodes);
        if (json) {
            out().println(JsonText.line(explanation));
        } else {
            explanation.rows().forEach(out()::println);
        }
        if (junit != null) {
            OptionalInt at = junit.ply == null ? OptionalInt.empty() : OptionalInt.of(junit.ply);
            Path written = new JunitTest(explanation, game.place(), at, Optional.ofNullable(junit.agentClass))
                    .write(junit.target);
            err().println("arena: wrote " + written);
        }
    }

    private Set<Integer> seats(Playback<?> playback) {
        Rules<?> rules = playback.rules();
        int players = rules.players();
        if (whose.seat != null) {
            Usage.require(
                    spec,
                    whose.seat >= 0 && whose.seat < players,
                    String.format(
                            Locale.ROOT, "--seat %d: %s has the seats 0 to %d", whose.seat, rules.name(), players - 1));
            return Set.of(whose.seat);
        }
        return whose.all
                ? IntStream.range(0, players).boxed().collect(Collectors.toSet())
                : Explanation.losers(playback.game());
    }
}
