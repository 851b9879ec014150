package org.botarena.arena.explain;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.explain.Explanation.JudgedPly;
import org.botarena.arena.record.Fault;

/**
 * The moment of a game that its player should learn from. Immutable.
 *
 * @param ply what was owed or played there
 * @param player whose it was
 * @param bad the move that must not be played again, in notation; empty: any legal move in time will do
 * @param why what went wrong, in a phrase
 */
record KeyMoment(int ply, int player, Optional<String> bad, String why) {
    /**
     * The one of a game: at a ply, or where it was lost.
     *
     * @throws IllegalArgumentException if nothing is known to have gone wrong there, saying so
     */
    static KeyMoment of(Explanation explanation, OptionalInt ply) {
        Optional<KeyMoment> fault = explanation.faults().keySet().stream()
                .filter(each -> ply.isEmpty() || ply.getAsInt() == each.ply())
                .filter(each -> !each.verdict().isAtStart())
                .map(KeyMoment::of)
                .findFirst();
        Optional<JudgedPly> move = ply.isEmpty()
                ? explanation.turningPoint().or(explanation::costliest)
                : explanation.notable().stream()
                        .filter(each -> each.ply() == ply.getAsInt())
                        .findFirst();
        return fault.or(() -> move.map(KeyMoment::of))
                .orElseThrow(() -> new IllegalArgumentException(
                        ply.isEmpty()
                                ? "nothing is known to have gone wrong in this game: no fault, and no move that gave anything away"
                                : String.format(
                                        Locale.ROOT,
                                        "nothing is known to have gone wrong at ply %d; 'arena explain' lists where something did",
                                        ply.getAsInt())));
    }

    private static KeyMoment of(Fault fault) {
        return new KeyMoment(
                fault.ply(),
                fault.player(),
                Optional.empty(),
                fault.verdict().kind() + ": " + fault.verdict().reason());
    }

    private static KeyMoment of(JudgedPly bad) {
        return new KeyMoment(
                bad.ply(),
                bad.by(),
                Optional.of(bad.move()),
                bad.judgement().text().toString());
    }
}
