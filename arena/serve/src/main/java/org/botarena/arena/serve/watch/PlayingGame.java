package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.text.OrNull;

/** A game in play, as its news have told it. One thread. */
public final class PlayingGame {
    private final String id;
    private final Rules<?> rules;
    private final List<String> seats = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();
    private final List<Integer> by = new ArrayList<>();
    private final List<Double> wall = new ArrayList<>();
    private final double[] used;
    private final String start;
    private final int opening;
    private Optional<? extends LiveBoard<?>> board;
    private Instant since;
    private boolean isExcused;

    /**
     * A game in play; the components are the JSON's fields. Immutable.
     *
     * @param id of the game
     * @param seats the ids of the agents, by seat
     * @param plies so far
     * @param turn the seat to move; -1: nobody, or not known
     * @param since when it has been to move, in milliseconds since 1970
     * @param usedMs by each seat so far
     * @param move the last one; null: none
     * @param by who played it; -1: nobody, or there is none
     * @param wallMs that it took
     * @param excused whether it came late and is played, since the machine took as much time
     * @param picture the names of the columns, then each row: its text and the numbers of its cells; null: not known
     */
    public record View(
            String id,
            List<String> seats,
            int plies,
            int turn,
            long since,
            List<Double> usedMs,
            @OrNull String move,
            int by,
            double wallMs,
            boolean excused,
            @OrNull List<List<Object>> picture) {}

    /** From the news that it begins, or has begun. */
    PlayingGame(JsonNode begun, Rules<?> rules) {
        id = begun.path("id").asText();
        this.rules = rules;
        begun.path("seats").forEach(seat -> seats.add(seat.asText()));
        used = new double[seats.size()];
        start = begun.path("start").asText();
        board = LiveBoard.of(rules, start);
        since = Instant.parse(begun.path("time").asText());
        begun.path("moves").forEach(move -> play(move.asText(), -1, 0));
        opening = moves.size();
    }

    private void play(String move, int player, double ms) {
        moves.add(move);
        by.add(player);
        wall.add(ms);
        board = board.filter(known -> known.play(move));
        if (player >= 0 && player < used.length) {
            used[player] += ms;
        }
    }

    /** Takes a ply in; where some before it were not told, the position is not known any more. */
    void ply(JsonNode ply) {
        int number = ply.path("ply").asInt();
        if (number < moves.size()) {
            return;
        }
        if (number > moves.size()) {
            board = Optional.empty();
            while (moves.size() < number) {
                play("?", -1, 0);
            }
        }
        int player = ply.path("player").isInt() ? ply.path("player").asInt() : -1;
        double ms = ply.path("wallMs").asDouble();
        play(ply.path("move").asText(), player, ms);
        since = Instant.parse(ply.path("time").asText());
        isExcused = ply.path("excused").asBoolean();
    }

    /** Whether some of the first plies, or the position after them, are unknown. */
    boolean isBehind(int plies) {
        return board.isEmpty() || moves.size() < plies;
    }

    /** Takes all plies from the record, since some were not reported while the game ran. */
    void complete(GameRecord record) {
        moves.clear();
        by.clear();
        wall.clear();
        Arrays.fill(used, 0);
        board = LiveBoard.of(rules, start);
        record.result().plies().forEach(ply -> play(ply.move(), ply.player(), ply.wallMs()));
    }

    /** The names of the entrants, by seat. */
    List<String> seats() {
        return List.copyOf(seats);
    }

    String id() {
        return id;
    }

    View view(PackedPictures pictures) {
        int last = moves.size() - 1;
        return new View(
                id,
                seats.stream().map(AgentId::of).toList(),
                moves.size(),
                board.map(LiveBoard::turn).orElse(-1),
                since.toEpochMilli(),
                Arrays.stream(used).boxed().toList(),
                last < 0 ? null : moves.get(last),
                last < 0 ? -1 : by.get(last),
                last < 0 ? 0 : wall.get(last),
                isExcused,
                board.map(known -> pictures.add(known.picture())).orElse(null));
    }

    /** What is known of it now, to be stepped through. */
    Course course() {
        return new Course(id, start, opening, seats(), List.copyOf(moves), List.copyOf(by), List.copyOf(wall));
    }

    /** The moves of a game in play. Immutable. */
    record Course(
            String id,
            String start,
            int opening,
            List<String> seats,
            List<String> moves,
            List<Integer> by,
            List<Double> wall) {}
}
