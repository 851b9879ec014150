package org.botarena.arena.rating.fit;

import java.util.Locale;

/**
 * A positive definite matrix as L·Lᵀ, L being lower triangular. Immutable.
 *
 * <p>The inner loops run along rows, without a sum that waits for the previous addition. The inverse of 300 rows
 * takes a tenth of the time of solving for each column.
 */
public final class Cholesky {
    private final double[][] lower;

    /**
     * Factorises in n³/6 multiplications.
     *
     * @throws ArithmeticException if the matrix is not positive definite
     */
    public Cholesky(double[][] matrix) {
        int n = matrix.length;
        lower = new double[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = matrix[row][column] - dot(lower[row], lower[column], column);
                if (row == column && !(rest > 0)) {
                    throw new ArithmeticException(
                            String.format(Locale.ROOT, "not positive definite in row %d: %s", row, rest));
                }
                lower[row][column] = row == column ? Math.sqrt(rest) : rest / lower[column][column];
            }
        }
    }

    /** The inverse of the matrix, L⁻ᵀ·L⁻¹, in n³/3 multiplications. */
    double[][] inverse() {
        int n = lower.length;
        double[][] inverse = new double[n][n];
        double[][] half = new double[n][];
        for (int row = 0; row < n; row++) {
            half[row] = new double[row + 1];
            for (int above = 0; above < row; above++) {
                add(half[row], -lower[row][above], half[above], above + 1);
            }
            half[row][row] = 1;
            for (int column = 0; column <= row; column++) {
                half[row][column] /= lower[row][row];
            }
            for (int column = 0; column <= row; column++) {
                add(inverse[column], half[row][column], half[row], column + 1);
            }
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < row; column++) {
                inverse[column][row] = inverse[row][column];
            }
        }
        return inverse;
    }

    /** Solves the matrix times x = b: L·y = b, then Lᵀ·x = y. */
    public double[] solve(double[] b) {
        int n = lower.length;
        double[] x = new double[n];
        for (int row = 0; row < n; row++) {
            x[row] = (b[row] - dot(lower[row], x, row)) / lower[row][row];
        }
        for (int row = n - 1; row >= 0; row--) {
            x[row] /= lower[row][row];
            add(x, -x[row], lower[row], row);
        }
        return x;
    }

    /** The natural logarithm of the matrix's determinant. */
    public double logDeterminant() {
        double sum = 0;
        for (int row = 0; row < lower.length; row++) {
            sum += 2 * Math.log(lower[row][row]);
        }
        return sum;
    }

    /** Adds a multiple of another row to the front of a row. */
    static void add(double[] row, double factor, double[] other, int length) {
        for (int i = 0; i < length; i++) {
            row[i] += factor * other[i];
        }
    }

    private static double dot(double[] one, double[] other, int length) {
        double even = 0;
        double odd = 0;
        double third = 0;
        double fourth = 0;
        int i = 0;
        for (; i + 3 < length; i += 4) {
            even += one[i] * other[i];
            odd += one[i + 1] * other[i + 1];
            third += one[i + 2] * other[i + 2];
            fourth += one[i + 3] * other[i + 3];
        }
        for (; i < length; i++) {
            even += one[i] * other[i];
        }
        return (even + odd) + (third + fourth);
    }
}
