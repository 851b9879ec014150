package org.botarena.arena.cli.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.judge.Judge;
import org.botarena.arena.cli.judge.MoveAssessment;
import org.botarena.arena.cli.record.GameText;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;

/**
 * Rates the moves of chosen players in one game. Immutable.
 *
 * @param game the game
 * @param moves the judgement on each of those moves, by the number of its ply
 * @param faults the faults of those players; with what the position was worth, if the player was to move in it
 * @param method how opinions came about
 */
record Explanation(
        GameRecord game,
        SortedMap<Integer, MoveAssessment> moves,
        Map<Fault, Optional<MoveAssessment>> faults,
        String method) {
    private static final int LABEL = 9;

    /**
     * Judges a game.
     *
     * @param positions the start, then the position after each ply
     * @param seats whose moves are judged
     * @param nodes the number of positions that a search may visit for an opinion
     */
    static <P extends Position<P>> Explanation of(
            Rules<P> rules, GameRecord game, List<P> positions, Set<Integer> seats, long nodes) {
        Judge<P> judge = Judge.of(rules, nodes);
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
        SortedMap<Integer, MoveAssessment> moves = new TreeMap<>();
        for (int i = game.plies().size() - 1; i >= 0; i--) {
            Ply ply = game.plies().get(i);
            if (ply.player() >= 0 && seats.contains(ply.player())) {
                P position = positions.get(i);
                moves.put(i, judge.judge(position, position.parse(ply.move())));
            }
        }
        return new Explanation(game, moves, faults, judge.method());
    }

    /** The ply with which a player last gave the game away; empty if none did. */
    Optional<Ply> turningPoint() {
        return moves.keySet().stream()
                .filter(ply -> moves.get(ply).isTurningPoint())
                .reduce((first, second) -> second)
                .map(game.plies()::get);
    }

    /** The ply that gave away most; empty if none gave away anything worth a line. */
    Optional<Ply> costliest() {
        return notable().stream()
                .max(Comparator.comparingDouble(ply -> judgement(ply).loss()));
    }

    /** The plies that gave away something worth a line. */
    List<Ply> notable() {
        return moves.keySet().stream()
                .filter(ply -> moves.get(ply).isNotable())
                .map(game.plies()::get)
                .toList();
    }

    /** The judgement on a judged ply. */
    MoveAssessment judgement(Ply ply) {
        return moves.get(ply.number());
    }

    /** Milliseconds that the player had left after a ply, at least 0; empty if it is unknown. */
    private Optional<Double> left(Ply ply) {
        return game.wasPlayedHere()
                ? Optional.of(Math.max(0, game.granted().moveMs() - ply.wallMs()))
                : Optional.empty();
    }

    /** For people, in rows of 80 columns. */
    List<String> rows() {
        List<String> rows = new ArrayList<>();
        rows.add(labelled("Game", "%s, %s".formatted(game.id(), game.game())));
        rows.add(labelled("Players", String.join(", ", GameText.names(game))));
        rows.add(labelled("Result", GameText.result(game)));
        faults.forEach((fault, judgement) -> rows.add(labelled("Fault", text(fault, judgement))));
        rows.add("");
        notable().forEach(ply -> rows.add(labelled("ply " + ply.number(), text(ply))));
        rows.add(labelled("Verdict", conclusion()));
        rows.add("");
        rows.addAll(certainties());
        return rows;
    }

    private static String labelled(String label, String text) {
        return Labelled.of(label, LABEL, text);
    }

    private String text(Fault fault, Optional<MoveAssessment> judgement) {
        String text = GameText.fault(game, fault);
        return judgement
                .map(there -> "%s; there %s (%s)".formatted(text, there.standing(), certainty(there)))
                .orElse(text);
    }

    /** A ply in a sentence: {@code uct, c2: gave away 6 discs; g7 held the draw; you had 1.4 s left (exact)}. */
    private String text(Ply ply) {
        return "%s, %s: %s%s (%s)"
                .formatted(
                        GameText.names(game).get(ply.player()),
                        ply.move(),
                        judgement(ply).text(),
                        left(ply)
                                .map(left -> "; you had %s left".formatted(span(left)))
                                .orElse(""),
                        certainty(judgement(ply)));
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
                        "lost at ply %d, with %s: until then it was %s",
                        ply.number(),
                        ply.move(),
                        judgement(ply).isExact() ? "not lost (exact)" : "no worse (opinion)"))
                .or(() -> costliest()
                        .map(ply -> String.format(
                                Locale.ROOT,
                                "no single move is known to have lost it; most was given away at ply %d, with %s",
                                ply.number(),
                                ply.move())))
                .orElse("nothing is known to have been given away");
    }

    private List<String> certainties() {
        List<String> rows = new ArrayList<>();
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

    /** The plies of which that holds, neighbours among those that were judged joined: {@code 8-44, 50}. */
    private String plies(Predicate<MoveAssessment> holds) {
        StringJoiner ranges = new StringJoiner(", ");
        List<Integer> plies = List.copyOf(moves.keySet());
        for (int from = 0; from < plies.size(); from++) {
            int to = from;
            while (to < plies.size() && holds.test(moves.get(plies.get(to)))) {
                to++;
            }
            if (to > from) {
                int first = plies.get(from);
                int last = plies.get(to - 1);
                ranges.add(first == last ? "" + first : first + "-" + last);
                from = to;
            }
        }
        String text = ranges.toString();
        return text.isEmpty() ? "" : (text.matches("[0-9]+") ? "ply " : "plies ") + text;
    }

    /** For programs. */
    Map<String, Object> json() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", game.id());
        object.put("game", game.game());
        object.put("lostAt", turningPoint().map(Ply::number).orElse(null));
        object.put(
                "plies",
                moves.keySet().stream().map(game.plies()::get).map(this::json).toList());
        return object;
    }

    private Map<String, Object> json(Ply ply) {
        MoveAssessment judgement = judgement(ply);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("ply", ply.number());
        object.put("by", ply.player());
        object.put("move", ply.move());
        object.put("best", judgement.best());
        object.put("value", judgement.playedValue());
        object.put("bestValue", judgement.bestValue());
        object.put("measure", judgement.measuredIn());
        object.put("exact", judgement.isExact());
        object.put("leftMs", left(ply).orElse(null));
        return object;
    }
}
