package org.botarena.arena.cli.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.api.Position;
import org.botarena.arena.ask.NamedPosition;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import org.botarena.laws.Perft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "perft",
        header = "Count move sequences",
        description = "Count the sequences of moves from a position, ply by ply: the usual check of a move generator.",
        footer = {
            "",
            "The column 'nodes' counts sequences of exactly that length; 'with finished' also counts, once,"
                    + " each game that ended earlier.",
            "Example: arena perft reversi 9"
        })
public final class PerftCommand extends ArenaCommand {
    private static final int DEEPEST = 60;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "Game with its options, such as reversi or reversi:size=6.")
    private String game;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "Length of the longest sequences in plies, from 1.")
    private int depth;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "Position in the game's text form (default: the start).")
    private String position;

    @Mixin
    private GamesOption games;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    /** A count and its duration. */
    private record Timed(Perft count, double seconds) {
        long nodesPerSecond() {
            return Math.round(count.nodes() / Math.max(seconds, 1e-9));
        }
    }

    @Override
    public Integer call() {
        Usage.requireRange(spec, "DEPTH", depth, 1, DEEPEST);
        NamedPosition<?> from =
                Usage.of(spec, () -> NamedPosition.of(games.games().parse(game), position));
        Usage.require(
                spec,
                from.isComplete(),
                "something is hidden in %s: moves are counted from a complete position".formatted(from.position()));
        if (!json) {
            out().printf("%5s %20s %20s %10s %14s%n", "depth", "nodes", "with finished", "seconds", "nodes/s");
        }
        List<Timed> all = new ArrayList<>();
        for (int plies = 1; plies <= depth; plies++) {
            Timed timed = count(from, plies);
            all.add(timed);
            if (!json) {
                out().println(row(timed));
            }
        }
        if (json) {
            out().println(json(from, all));
        }
        return 0;
    }

    private static <P extends Position<P>> Timed count(NamedPosition<P> from, int depth) {
        long begin = System.nanoTime();
        Perft count = Perft.count(from.rules(), from.position(), depth);
        return new Timed(count, (System.nanoTime() - begin) / 1e9);
    }

    private static String row(Timed timed) {
        return String.format(
                Locale.ROOT,
                "%5d %20s %20s %10s %14s",
                timed.count().depth(),
                Numbers.grouped(timed.count().nodes()),
                Numbers.grouped(timed.count().nodesWithFinished()),
                Numbers.fixed(timed.seconds(), 3),
                Numbers.grouped(timed.nodesPerSecond()));
    }

    /** The time and the speed are those of the deepest count. */
    private String json(NamedPosition<?> from, List<Timed> all) {
        Timed last = all.get(all.size() - 1);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", from.rules().name());
        object.put("depth", depth);
        object.put("nodes", all.stream().map(timed -> timed.count().nodes()).toList());
        object.put(
                "nodesWithFinished",
                all.stream().map(timed -> timed.count().nodesWithFinished()).toList());
        object.put("seconds", last.seconds());
        object.put("nodesPerSecond", last.nodesPerSecond());
        return JsonText.line(object);
    }
}
