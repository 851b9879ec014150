package org.botarena.reversi;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.Decision;
import org.botarena.search.evaluation.GameSolver;

/** Solves endgames of Reversi 8x8 with at most 20 empty squares, for explanations of games. One thread. */
public final class ReversiSolver implements GameSolver<Reversi> {
    private static final int MOST_EMPTY = 20;
    private static final int SIZE = 8;
    private static final long TABLE_BYTES = 32L << 20;

    /** Takes some seconds; the same game gets the same explanation again. */
    private static final Level LEVEL = new Level(60, 60, 60_000_000, true);

    private PatternSearch search; // Made on first use, because the weights take megabytes.

    @Override
    public Class<Reversi> positionType() {
        return Reversi.class;
    }

    @Override
    public boolean isSmall(Reversi position) {
        return position.size() == SIZE && Board.empties(position.mover(), position.other()) <= MOST_EMPTY;
    }

    @Override
    public Optional<Decision> solve(Reversi position, BooleanSupplier mayContinue) {
        if (search == null) {
            search = PatternSearch.of(PatternEvaluation.installed(), TABLE_BYTES);
        }
        PatternSearch.Result result = search.search(position.mover(), position.other(), LEVEL, mayContinue);
        return result.isExact() ? Optional.of(new Decision(result.move(), result.value())) : Optional.empty();
    }
}
