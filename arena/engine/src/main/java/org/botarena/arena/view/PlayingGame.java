package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.arena.match.Terms;
import org.botarena.arena.news.News;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.report.page.PackedPicture;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.timing.TimeControl;

/** A game in progress, according to its news. For one thread. */
public final class PlayingGame {
    private final String id;
    private final Rules<?> rules;
    private final List<String> seats;
    private final List<Ply> plies = new ArrayList<>();
    private final double[] used;
    private final TimeControl times;
    private TimeControl.Account account;
    private final String start;
    private final List<String> opening;
    private Optional<? extends LiveBoard<?>> board;
    private Instant since;
    private boolean isExcused;
    private Optional<News.Judged> judged = Optional.empty();

    /** A running game; the components are the JSON's fields. Immutable. */
    public record View(
            @JsonPropertyDescription("of the game") String id,

            @JsonPropertyDescription("the ids of the agents, by seat")
            List<String> seats,

            @JsonPropertyDescription("so far") int plies,

            @JsonPropertyDescription("the seat to move; -1: none or unknown")
            int turn,

            @JsonPropertyDescription("when it has been to move, in milliseconds since 1970")
            long since,

            @JsonPropertyDescription("by each seat so far") List<Double> usedMs,

            @JsonPropertyDescription("on each seat's clock, or empty if each move has its own time")
            List<Double> leftMs,

            @JsonPropertyDescription("the last one; null: none") @OrNull
            String move,

            @JsonPropertyDescription("the seat that played it; -1: none")
            int by,

            @JsonPropertyDescription("that it took") double wallMs,

            @JsonPropertyDescription("whether it came late and is played, since the machine took as much time")
            boolean excused,

            @JsonPropertyDescription("of the position, or null if not known") @OrNull
            PackedPicture picture,

            @JsonPropertyDescription(
                    "what each side has: discs, points, or empty if the game counts nothing, or it is not known")
            List<Integer> counts,

            @JsonPropertyDescription(
                    "the agent's remark before the last ply, or null if it made none, or remarks are shown only after the game")
            @OrNull
            Said said,

            @JsonPropertyDescription(
                    "the kibitzer's last judgement in this game, on this position or an earlier one; null: none yet")
            @OrNull
            News.Judged judged) {}

    /** A game from the news of its beginning. */
    PlayingGame(News.GameBegun begun, Instant time, Terms terms) {
        id = begun.id();
        rules = terms.rules();
        times = terms.times();
        seats = List.copyOf(begun.seats());
        used = new double[seats.size()];
        account = times.moves().account(seats.size());
        start = begun.start();
        opening = List.copyOf(begun.moves());
        board = LiveBoard.of(rules, start);
        since = time;
        opening.forEach(move -> play(Ply.ofArena(plies.size(), move)));
    }

    private void play(Ply ply) {
        plies.add(ply);
        board = board.filter(known -> known.play(ply.move()));
        if (ply.player() >= 0 && ply.player() < used.length) {
            used[ply.player()] += ply.wallMs();
            ply.charge(account);
        }
    }

    /** Adds a ply; if earlier ones are missing, the position is unknown from then on. */
    void ply(News.PlyPlayed ply, Instant time) {
        if (ply.number() < plies.size()) {
            return;
        }
        if (ply.number() > plies.size()) {
            board = Optional.empty();
            while (plies.size() < ply.number()) {
                play(Ply.ofArena(plies.size(), "?"));
            }
        }
        int player = ply.player() == null ? -1 : ply.player();
        play(new Ply(
                ply.number(),
                player,
                ply.move(),
                ply.wallMs(),
                ply.cpuMs(),
                ply.stallMs(),
                Optional.empty(),
                Optional.ofNullable(ply.said())));
        since = time;
        isExcused = ply.isExcused();
    }

    /** Adds a judgement of the kibitzer. */
    void judged(News.Judged now) {
        judged = Optional.of(now);
    }

    /** Whether some of the first plies, or the position after them, are unknown. */
    boolean isBehind(int known) {
        return board.isEmpty() || plies.size() < known;
    }

    /** Takes all plies from the record, since some were not reported while the game ran. */
    void complete(GameRecord record) {
        plies.clear();
        Arrays.fill(used, 0);
        account = times.moves().account(seats.size());
        board = LiveBoard.of(rules, start);
        record.plies().forEach(ply -> play(ply.silent())); // remarks are hidden while it is played
    }

    /** The names of the entrants, by seat. */
    List<String> seats() {
        return seats;
    }

    String id() {
        return id;
    }

    View view(PackedPictures pictures) {
        Optional<Ply> last = plies.isEmpty() ? Optional.empty() : Optional.of(plies.get(plies.size() - 1));
        return new View(
                id,
                seats.stream().map(AgentId::of).toList(),
                plies.size(),
                board.map(LiveBoard::turn).orElse(-1),
                since.toEpochMilli(),
                Arrays.stream(used).boxed().toList(),
                account.leftMs(),
                last.map(Ply::move).orElse(null),
                last.map(Ply::player).orElse(-1),
                last.map(Ply::wallMs).orElse(0.0),
                isExcused,
                board.map(known -> pictures.add(known.picture())).orElse(null),
                board.map(LiveBoard::counts).orElse(List.of()),
                last.flatMap(Ply::said).orElse(null),
                judged.orElse(null));
    }

    /** Its known part as a record, for stepping through. */
    GameRecord record() {
        int pair = Integer.parseInt(id.substring(0, id.indexOf('-')));
        return new GameRecord(
                id,
                rules.name(),
                times,
                "",
                new Fixture(pair, 0, start, opening),
                seats.stream()
                        .map(name -> new SeatRecord(name, null, 1, 0, null, null))
                        .toList(),
                null,
                null,
                List.of(new Attempt(plies, List.of(), List.of(), Optional.empty())),
                List.of());
    }
}
