package org.botarena.arena.cli.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;

/** Recorded games written for a test. */
public final class Records {
    private Records() {}

    /**
     * A game from the start, or from the beginning of a deal, by two or four players, with 600 ms of 2 s for each move.
     */
    public static GameRecord game(String id, String game, String moves) {
        return of(id, Games.installed().parse(game), null, moves, Optional.empty());
    }

    /** A random game of these rules, determined by the seed. */
    public static <P extends Position<P>> GameRecord random(String id, Rules<P> rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StringJoiner moves = new StringJoiner(" ");
        for (P position = rules.start(); position.turn() != Position.OVER; ) {
            long move = position.randomMove(random);
            moves.add(position.show(move));
            position = position.play(move);
        }
        return of(id, rules, null, moves.toString(), Optional.empty());
    }

    /** A game from this position on. */
    public static GameRecord from(String id, String game, String start, String moves) {
        return of(id, Games.installed().parse(game), start, moves, Optional.empty());
    }

    /** A game from this position on, ended by a fault of the player to move. */
    public static GameRecord fault(String id, String game, String start, String moves, Verdict verdict) {
        return of(id, Games.installed().parse(game), start, moves, Optional.of(verdict));
    }

    /** A copy whose answer at a ply was late but counts, because the machine had taken that time. */
    public static GameRecord excused(GameRecord game, int ply) {
        Attempt played = game.attempt();
        List<Ply> plies = new ArrayList<>(played.plies());
        Ply before = plies.get(ply);
        Evidence late = new Evidence(2030, 1900, 40, 0, 0);
        plies.set(
                ply,
                new Ply(
                        ply,
                        before.player(),
                        before.move(),
                        2030,
                        before.cpuMs(),
                        40,
                        Optional.of(late),
                        Optional.empty()));
        Attempt excused = new Attempt(plies, played.scores(), played.faults(), played.voided());
        return new GameRecord(
                game.id(),
                game.game(),
                game.granted(),
                game.isolation(),
                game.fixture(),
                game.seats(),
                excused,
                game.points(),
                game.voided(),
                List.of());
    }

    private static <P extends Position<P>> GameRecord of(
            String id, Rules<P> rules, String start, String moves, Optional<Verdict> fault) {
        P position = start == null ? rules.start() : rules.parse(start);
        String begin = position.toString();
        List<Ply> plies = new ArrayList<>();
        for (String word : moves.isBlank() ? new String[0] : moves.split(" ")) {
            boolean isForced = position.turn() < 0 || rules.forced(position) != Position.NONE;
            int by = isForced ? -1 : position.turn();
            plies.add(new Ply(plies.size(), by, word, isForced ? 0 : 600, isForced ? 0 : 590, 0));
            position = position.tryPlay(position.parse(word));
        }
        boolean isOver = position.turn() == Position.OVER || fault.isPresent();
        List<Double> scores = isOver ? scores(rules, position, fault) : List.of();
        double best = scores.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        double worst = scores.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        int owing = position.turn();
        List<Fault> faults = fault.map(verdict -> new Fault(owing, plies.size(), verdict, Optional.empty())).stream()
                .toList();
        Attempt attempt =
                new Attempt(plies, scores, faults, isOver ? Optional.empty() : Optional.of(Sentence.quote("not over")));
        return new GameRecord(
                id,
                rules.name(),
                TimeControl.perMove(Duration.ofSeconds(2), Duration.ofSeconds(5)),
                "process",
                new Fixture(0, 1, begin, List.of()),
                IntStream.range(0, rules.players())
                        .mapToObj(player -> new SeatRecord("agent" + rules.team(player), null, 1, 7, Map.of(), "00"))
                        .toList(),
                isOver ? attempt : null,
                isOver
                        ? scores.stream()
                                .map(score -> best == worst ? 0.5 : score == best ? 1.0 : 0.0)
                                .toList()
                        : null,
                isOver ? List.of() : List.of(attempt),
                List.of());
    }

    private static <P extends Position<P>> List<Double> scores(Rules<P> rules, P end, Optional<Verdict> fault) {
        int guilty = fault.isEmpty() ? -1 : rules.team(end.turn());
        return IntStream.range(0, rules.players())
                .mapToObj(player -> fault.isEmpty()
                        ? (Double) end.score(player)
                        : (Double) (rules.team(player) == guilty ? rules.worstScore() : rules.bestScore()))
                .toList();
    }

    /** Writes them into the games.jsonl of a folder. */
    public static Path write(Path folder, GameRecord... games) {
        String lines = List.of(games).stream()
                .map(game -> {
                    try {
                        return JsonText.MAPPER.writeValueAsString(game) + "\n";
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
