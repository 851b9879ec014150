package org.botarena.arena.explain;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.replay.GameText;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;

/**
 * Shows where one game was lost: the moves of chosen players, each judged. Its JSON form is for programs and pages.
 * Immutable.
 *
 * @param playback the game
 * @param plies those of the chosen players
 * @param faults the faults of those players, with the value of the position if the player was to move in it
 * @param method how opinions were formed
 */
@JsonPropertyOrder({"id", "game", "lostAt", "plies"})
public record Explanation(
        @JsonIgnore Playback<?> playback,
        List<JudgedPly> plies,
        @JsonIgnore Map<Fault, Optional<MoveAssessment>> faults,
        @JsonIgnore String method) {
    /** The number of positions that a search visits for an opinion on a move when many games are judged. */
    public static final int USUAL_NODES = 10_000;

    /** With fewer positions an opinion is meaningless. */
    public static final int FEWEST_NODES = 100;

    /** More positions take days. */
    public static final int MOST_NODES = 1_000_000_000;

    private static final int LABEL = 9;

    /**
     * A judged ply.
     *
     * @param ply its number
     * @param by its player
     * @param leftMs milliseconds that the player had left, at least 0, or empty if it is unknown
     */
    public record JudgedPly(
            int ply, int by, String move, @JsonUnwrapped MoveAssessment judgement, Optional<Double> leftMs) {}

    /**
     * Judges a game.
     *
     * @param seats whose moves are judged
     * @param nodes the number of positions that a search may visit for an opinion
     */
    public static <P extends Position<P>> Explanation of(Playback<P> playback, Set<Integer> seats, long nodes) {
        GameRecord game = playback.game();
        List<P> positions = playback.positions();
        Judge<P> judge = Judge.of(playback.rules(), nodes);
        Map<Fault, Optional<MoveAssessment>> faults = new LinkedHashMap<>();
        for (Fault fault : game.faults()) {
            if (seats.contains(fault.player())) {
                P position = positions.get(fault.ply());
                faults.put(
                        fault,
                        position.turn() == fault.player()
                                ? Optional.of(judge.judge(position, Position.NONE))
                                : Optional.empty());
            }
        }
        Map<Integer, Double> left = left(game);
        List<JudgedPly> plies = new ArrayList<>();
        for (int i = game.plies().size() - 1; i >= 0; i--) {
            Ply ply = game.plies().get(i);
            if (ply.player() >= 0 && seats.contains(ply.player())) {
                MoveAssessment judgement =
                        judge.judge(positions.get(i), playback.moves().get(i));
                plies.add(new JudgedPly(
                        ply.number(), ply.player(), ply.move(), judgement, Optional.ofNullable(left.get(i))));
            }
        }
        Collections.reverse(plies);
        return new Explanation(playback, plies, faults, judge.method());
    }

    /** How many milliseconds before its deadline each move came, by ply, or empty if the game's times are unknown. */
    private static Map<Integer, Double> left(GameRecord game) {
        Map<Integer, Double> left = new HashMap<>();
        if (game.wasPlayedHere()) {
            game.result()
                    .account(
                            game.granted(),
                            game.seats().size(),
                            (ply, deadline) -> left.put(ply.number(), Math.max(0, -deadline.lateMs(ply.wallMs()))));
        }
        return left;
    }

    /**
     * Whether the rules of a game belong to the arena: those of a jar are foreign code, which the judges' processes
     * do not load.
     */
    public static boolean knows(String game) {
        String type = game.replaceFirst(":.*", "");
        return Games.installed().all().stream().anyMatch(own -> own.name().equals(type));
    }

    /** The seats of these agents. */
    public static Set<Integer> seats(GameRecord game, Set<String> agents) {
        return IntStream.range(0, game.seats().size())
                .filter(seat -> agents.contains(game.names().get(seat)))
                .boxed()
                .collect(Collectors.toSet());
    }

    /** The seats of the players who did not win. */
    public static Set<Integer> losers(GameRecord game) {
        List<Integer> winners = game.isDisturbed() ? List.of() : game.winners();
        return IntStream.range(0, game.seats().size())
                .filter(player -> !winners.contains(player))
                .boxed()
                .collect(Collectors.toSet());
    }

    @JsonProperty
    String id() {
        return playback.game().id();
    }

    @JsonProperty
    String game() {
        return playback.game().game();
    }

    @JsonProperty
    Optional<Integer> lostAt() {
        return turningPoint().map(JudgedPly::ply);
    }

    /** The last ply with which a player turned the game into a loss; empty without one. */
    Optional<JudgedPly> turningPoint() {
        return plies.stream().filter(ply -> ply.judgement.isTurningPoint()).reduce((first, second) -> second);
    }

    /** The costliest ply, or empty if no ply is notable. */
    Optional<JudgedPly> costliest() {
        return notable().stream().max(Comparator.comparingDouble(ply -> ply.judgement.loss()));
    }

    /** The plies whose cost is notable. */
    List<JudgedPly> notable() {
        return plies.stream().filter(ply -> ply.judgement.isNotable()).toList();
    }

    /** The explanation as text, in rows of 80 columns. */
    public List<String> rows() {
        GameRecord game = playback.game();
        List<String> rows = new ArrayList<>();
        rows.add(labelled("Game", "%s, %s".formatted(game.id(), game.game())));
        rows.add(labelled("Players", String.join(", ", GameText.names(game))));
        rows.add(labelled("Result", GameText.result(game)));
        faults.forEach((fault, judgement) -> rows.add(labelled("Fault", text(fault, judgement))));
        rows.add("");
        notable().forEach(ply -> rows.add(labelled("ply " + ply.ply(), text(ply))));
        rows.add(labelled("Verdict", conclusion()));
        rows.add("");
        String exact = plies(MoveAssessment::isExact);
        String opinion = plies(judgement -> !judgement.isExact());
        if (!exact.isEmpty()) {
            rows.add(labelled("Exact", "%s: solved to the end of the game.".formatted(exact)));
        }
        if (!opinion.isEmpty()) {
            rows.add(labelled("Opinion", "%s: %s. It can be wrong.".formatted(opinion, method)));
        }
        return rows;
    }

    private static String labelled(String label, String text) {
        return Labelled.of(label, LABEL, text);
    }

    private String text(Fault fault, Optional<MoveAssessment> judgement) {
        String text = GameText.fault(playback.game(), fault);
        return judgement
                .map(there -> "%s; there %s (%s)".formatted(text, there.standing(), certainty(there)))
                .orElse(text);
    }

    /** A ply in a sentence: {@code uct, c2: gave away 6 discs; g7 held the draw; you had 1.4 s left (exact)}. */
    private String text(JudgedPly ply) {
        return "%s, %s: %s%s (%s)"
                .formatted(
                        GameText.names(playback.game()).get(ply.by()),
                        ply.move(),
                        ply.judgement.text(),
                        ply.leftMs
                                .map(left -> "; you had %s left".formatted(span(left)))
                                .orElse(""),
                        certainty(ply.judgement));
    }

    private static String span(double milliseconds) {
        return milliseconds < 1000
                ? Numbers.fixed(milliseconds, 0) + " ms"
                : Numbers.fixed(milliseconds / 1000, 1) + " s";
    }

    private static String certainty(MoveAssessment judgement) {
        return judgement.isExact() ? "exact" : "opinion";
    }

    private String conclusion() {
        if (!faults.isEmpty()) {
            return String.format(
                    Locale.ROOT,
                    "lost by the fault at ply %d, whatever the position was",
                    faults.keySet().iterator().next().ply());
        }
        return turningPoint()
                .map(ply -> String.format(
                        Locale.ROOT,
                        "%s for good at ply %d, with %s (%s)",
                        ply.judgement.isExact() ? "lost" : "seems lost",
                        ply.ply(),
                        ply.move(),
                        certainty(ply.judgement)))
                .or(() -> costliest()
                        .map(ply -> String.format(
                                Locale.ROOT,
                                "no single move is known to have lost it; most was given away at ply %d, with %s",
                                ply.ply(),
                                ply.move())))
                .orElse("nothing is known to have been given away");
    }

    /** The plies that satisfy a condition, with neighbours among the judged plies joined: {@code 8-44, 50}. */
    private String plies(Predicate<MoveAssessment> holds) {
        StringJoiner ranges = new StringJoiner(", ");
        for (int from = 0; from < plies.size(); from++) {
            int to = from;
            while (to < plies.size() && holds.test(plies.get(to).judgement)) {
                to++;
            }
            if (to > from) {
                int first = plies.get(from).ply();
                int last = plies.get(to - 1).ply();
                ranges.add(first == last ? "" + first : first + "-" + last);
                from = to;
            }
        }
        String text = ranges.toString();
        return text.isEmpty() ? "" : (text.matches("[0-9]+") ? "ply " : "plies ") + text;
    }
}
