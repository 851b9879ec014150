package org.botarena.arena.cli.record;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.report.games.SavedGame;

/** Games on file, written for a test: moves, and what came of them. */
public final class Records {
    private Records() {}

    /** A game from the start, or from the beginning of a deal, of two or four players whose moves took 600 ms of 2 s. */
    public static SavedGame game(String id, String game, String moves) {
        return of(id, Games.installed().parse(game), null, moves, List.of());
    }

    /** A random game of these rules, the same for the same seed. */
    public static <P extends Position<P>> SavedGame random(String id, Rules<P> rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StringJoiner moves = new StringJoiner(" ");
        for (P position = rules.start(); position.turn() != Position.OVER; ) {
            long move = position.randomMove(random);
            moves.add(position.show(move));
            position = position.play(move);
        }
        return of(id, rules, null, moves.toString(), List.of());
    }

    /** A game from this position on. */
    public static SavedGame from(String id, String game, String start, String moves) {
        return of(id, Games.installed().parse(game), start, moves, List.of());
    }

    /** The same, ended by a fault of the player who was to move next. */
    public static SavedGame fault(String id, String game, String start, String moves, String kind, String reason) {
        return of(id, Games.installed().parse(game), start, moves, List.of(kind, reason));
    }

    private static <P extends Position<P>> SavedGame of(
            String id, Rules<P> rules, String start, String moves, List<String> fault) {
        P position = start == null ? rules.start() : rules.parse(start);
        String begin = position.toString();
        List<SavedGame.Ply> plies = new ArrayList<>();
        for (String word : moves.isBlank() ? new String[0] : moves.split(" ")) {
            boolean isForced = position.turn() < 0 || rules.forced(position) != Position.NONE;
            Integer by = isForced ? null : position.turn();
            plies.add(new SavedGame.Ply(plies.size(), by, word, isForced ? 0 : 600, isForced ? 0 : 590, 0, null));
            position = position.tryPlay(position.parse(word));
        }
        return new SavedGame(
                id,
                rules.name(),
                new SavedGame.Fixture(0, "1", List.of()),
                begin,
                new SavedGame.Granted(2000, 5000),
                "process",
                IntStream.range(0, rules.players())
                        .mapToObj(
                                player -> new SavedGame.Seat(player, "agent" + rules.team(player), "7", Map.of(), "00"))
                        .toList(),
                plies,
                result(rules, position, plies.size(), fault),
                List.of());
    }

    private static <P extends Position<P>> SavedGame.Result result(
            Rules<P> rules, P end, int plies, List<String> fault) {
        if (fault.isEmpty() && end.turn() != Position.OVER) {
            return null;
        }
        int guilty = fault.isEmpty() ? -1 : rules.team(end.turn());
        List<Double> scores = IntStream.range(0, rules.players())
                .mapToObj(player -> fault.isEmpty()
                        ? (Double) end.score(player)
                        : (Double) (rules.team(player) == guilty ? rules.worstScore() : rules.bestScore()))
                .toList();
        double best = scores.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        double worst = scores.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        List<Integer> winners = IntStream.range(0, scores.size())
                .filter(player -> best > worst && scores.get(player) == best)
                .boxed()
                .toList();
        List<Double> points = scores.stream()
                .map(score -> best == worst ? 0.5 : score == best ? 1.0 : 0.0)
                .toList();
        List<SavedGame.Fault> faults = fault.isEmpty()
                ? List.of()
                : List.of(new SavedGame.Fault(end.turn(), plies, fault.get(0), fault.get(1), null));
        return new SavedGame.Result(scores, points, winners, faults, null);
    }

    /** Writes them into the games.jsonl of a folder. */
    public static Path write(Path folder, SavedGame... games) {
        ObjectMapper mapper = new ObjectMapper();
        String lines = List.of(games).stream()
                .map(game -> {
                    try {
                        return mapper.writeValueAsString(game) + "\n";
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                .collect(Collectors.joining());
        try {
            return Files.writeString(folder.resolve("games.jsonl"), lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
