package org.botarena.arena.explain;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.explain.Explanation.JudgedPly;
import org.botarena.arena.record.Fault;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The position of a game that its player should learn from. Immutable.
 *
 * @param ply the ply owed or played there
 * @param player who owed or played it
 * @param bad the move that must not be played again, in notation, or empty if any legal move in time will do
 * @param why the mistake, in a phrase
 * @param isExact whether that is proven, and not a search's opinion
 * @param cause the category that it shares with key positions of other games
 */
public record KeyMoment(int ply, int player, Optional<String> bad, Sentence why, boolean isExact, Sentence cause) {
    /** Finds the key position of a game. Returns empty if no mistake is known. */
    public static Optional<KeyMoment> of(Explanation explanation) {
        return fault(explanation, OptionalInt.empty())
                .or(() -> explanation.turningPoint().or(explanation::costliest).map(ply -> of(explanation, ply)));
    }

    /**
     * Finds the key position of a game: at a ply, or where it was lost.
     *
     * @throws IllegalArgumentException if no mistake is known there
     */
    static KeyMoment of(Explanation explanation, OptionalInt ply) {
        return (ply.isEmpty() ? of(explanation) : at(explanation, ply.getAsInt()))
                .orElseThrow(() -> new IllegalArgumentException(
                        ply.isEmpty()
                                ? "nothing is known to have gone wrong in this game: no fault, and no move that gave anything away"
                                : String.format(
                                        Locale.ROOT,
                                        "nothing is known to have gone wrong at ply %d; 'arena explain' lists where something did",
                                        ply.getAsInt())));
    }

    private static Optional<KeyMoment> at(Explanation explanation, int ply) {
        return fault(explanation, OptionalInt.of(ply))
                .or(() -> explanation.notable().stream()
                        .filter(each -> each.ply() == ply)
                        .findFirst()
                        .map(each -> of(explanation, each)));
    }

    private static Optional<KeyMoment> fault(Explanation explanation, OptionalInt ply) {
        return explanation.faults().keySet().stream()
                .filter(each -> ply.isEmpty() || ply.getAsInt() == each.ply())
                .filter(each -> !each.verdict().isAtStart())
                .map(KeyMoment::of)
                .findFirst();
    }

    private static KeyMoment of(Fault fault) {
        Sentence kind = Sentence.of("kind." + fault.verdict().kind());
        return new KeyMoment(
                fault.ply(),
                fault.player(),
                Optional.empty(),
                Sentence.of("judged.fault", kind, fault.verdict().sentence()),
                true,
                kind);
    }

    private static KeyMoment of(Explanation explanation, JudgedPly bad) {
        return new KeyMoment(
                bad.ply(),
                bad.by(),
                Optional.of(bad.move()),
                bad.judgement().text(),
                bad.judgement().isExact(),
                Cause.of(explanation.playback(), bad));
    }
}
