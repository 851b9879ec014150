package org.botarena.training.reversi;

import java.util.ArrayList;
import java.util.List;
import org.botarena.reversi.Board;
import org.botarena.reversi.ErrorModel;
import org.botarena.reversi.Level;
import org.botarena.reversi.PatternEvaluation;
import org.botarena.reversi.PatternSearch;

/**
 * Fits the error model of multi-ProbCut: the distance between shallow and deeper searches of some positions. Stateless.
 */
final class ErrorFit {
    private static final int DEEPEST = 8;
    private static final int FEWEST_EMPTIES = 16;
    private static final int EMPTIES_OF_A_GROUP = 8;
    private static final int GROUPS = 8;
    private static final int TABLE_BYTES = 1 << 22;
    private static final int TERMS = 4;

    private ErrorFit() {}

    /** The model for an evaluation, from positions of the samples at a fixed distance. */
    static ErrorModel fit(PatternEvaluation evaluation, Samples samples, int step) {
        PatternSearch search = PatternSearch.of(evaluation, TABLE_BYTES);
        double[][][] squares = new double[DEEPEST + 1][DEEPEST + 1][GROUPS];
        int[] counts = new int[GROUPS];
        for (int i = 0; i < samples.size(); i += step) {
            int empties = Board.empties(samples.own(i), samples.opponent(i));
            if (empties >= FEWEST_EMPTIES && Board.moves(samples.own(i), samples.opponent(i)) != 0) {
                int[] values = new int[DEEPEST + 1];
                for (int depth = 0; depth <= DEEPEST; depth++) {
                    search.clear();
                    values[depth] = search.search(
                                    samples.own(i), samples.opponent(i), new Level(depth, 0, 0, false), () -> true)
                            .value();
                }
                int group = empties / EMPTIES_OF_A_GROUP;
                counts[group]++;
                for (int depth = 1; depth <= DEEPEST; depth++) {
                    for (int probe = 0; probe < depth; probe++) {
                        squares[depth][probe][group] += Math.pow(values[depth] - values[probe], 2);
                    }
                }
            }
        }
        return model(squares, counts);
    }

    private static ErrorModel model(double[][][] squares, int[] counts) {
        List<double[]> rows = new ArrayList<>();
        for (int depth = 3; depth <= DEEPEST; depth++) {
            for (int probe : new int[] {0, 2 * (depth / 4) + (depth & 1), depth - 2}) {
                for (int group = 0; group < GROUPS; group++) {
                    if (counts[group] > 0) {
                        rows.add(new double[] {
                            1,
                            depth,
                            probe,
                            (group + 0.5) * EMPTIES_OF_A_GROUP,
                            Math.sqrt(squares[depth][probe][group] / counts[group]),
                            counts[group]
                        });
                    }
                }
            }
        }
        double[][] normal = new double[TERMS][TERMS + 1];
        for (double[] row : rows) {
            for (int i = 0; i < TERMS; i++) {
                for (int j = 0; j <= TERMS; j++) {
                    normal[i][j] += row[TERMS + 1] * row[i] * row[j];
                }
            }
        }
        double[] terms = solved(normal);
        return new ErrorModel(terms[0], terms[1], terms[2], terms[3]);
    }

    /** Gauss and Jordan, without pivoting: the matrix is positive definite. */
    private static double[] solved(double[][] rows) {
        for (int i = 0; i < TERMS; i++) {
            for (int j = 0; j < TERMS; j++) {
                double factor = j == i ? 0 : rows[j][i] / rows[i][i];
                for (int k = i; k <= TERMS; k++) {
                    rows[j][k] -= factor * rows[i][k];
                }
            }
        }
        double[] terms = new double[TERMS];
        for (int i = 0; i < TERMS; i++) {
            terms[i] = rows[i][TERMS] / rows[i][i];
        }
        return terms;
    }
}
