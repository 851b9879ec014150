package org.botarena.arena.cli.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Predicate;
import org.botarena.arena.cli.judge.MoveAssessment;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.Labelled;

/** What was found in a game, as text of 80 columns. Immutable. */
record ExplanationText(Explanation<?> reading) {
    private static final int LABEL = 9;

    /** The rows. */
    List<String> rows() {
        List<String> rows = new ArrayList<>();
        GameRecord game = reading.recorded().game();
        rows.add(labelled("Game", "%s, %s".formatted(game.id(), game.game())));
        rows.add(labelled("Players", String.join(", ", reading.recorded().seats())));
        rows.add(labelled("Result", reading.recorded().result()));
        reading.atFaults().forEach(each -> rows.add(labelled("Fault", fault(each))));
        rows.add("");
        reading.remarks().stream()
                .filter(remark -> remark.judgement().isNotable())
                .forEach(remark -> rows.add(labelled("ply " + remark.ply().number(), remark.text())));
        rows.add(labelled("Verdict", conclusion()));
        rows.add("");
        rows.addAll(certainties());
        return rows;
    }

    private static String labelled(String label, String text) {
        return Labelled.of(label, LABEL, text);
    }

    private String fault(Explanation.AtFault at) {
        String told = reading.recorded().told(at.fault());
        return at.judgement()
                .map(judgement -> "%s; there %s (%s)"
                        .formatted(told, judgement.standing(), judgement.isExact() ? "exact" : "opinion"))
                .orElse(told);
    }

    private String conclusion() {
        if (!reading.atFaults().isEmpty()) {
            return String.format(
                    Locale.ROOT,
                    "lost by the fault at ply %d, whatever the position was",
                    reading.atFaults().get(0).fault().ply());
        }
        return reading.turningPoint()
                .map(remark -> String.format(
                        Locale.ROOT,
                        "lost at ply %d, with %s: until then it was %s",
                        remark.ply().number(),
                        remark.ply().move(),
                        remark.judgement().isExact() ? "not lost (exact)" : "no worse (opinion)"))
                .or(() -> reading.costliest()
                        .map(remark -> String.format(
                                Locale.ROOT,
                                "no single move is known to have lost it; most was given away at ply %d, with %s",
                                remark.ply().number(),
                                remark.ply().move())))
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
            rows.add(labelled("Opinion", "%s: %s. It can be wrong.".formatted(opinion, reading.method())));
        }
        return rows;
    }

    /** The plies of which that holds, neighbours among those that were judged joined: {@code 8-44, 50}. */
    private String plies(Predicate<MoveAssessment> holds) {
        StringJoiner ranges = new StringJoiner(", ");
        List<MoveComment> remarks = reading.remarks();
        for (int from = 0; from < remarks.size(); from++) {
            int to = from;
            while (to < remarks.size() && holds.test(remarks.get(to).judgement())) {
                to++;
            }
            if (to > from) {
                int first = remarks.get(from).ply().number();
                int last = remarks.get(to - 1).ply().number();
                ranges.add(first == last ? "" + first : first + "-" + last);
                from = to;
            }
        }
        String text = ranges.toString();
        return text.isEmpty() ? "" : (text.matches("[0-9]+") ? "ply " : "plies ") + text;
    }
}
