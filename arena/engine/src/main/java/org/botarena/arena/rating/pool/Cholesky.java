package org.botarena.arena.rating.pool;

/** A positive definite matrix as L·Lᵀ, L being lower triangular. Immutable. */
final class Cholesky {
    private final double[][] lower;

    /**
     * Factorises in n³/6 multiplications.
     *
     * @throws ArithmeticException if the matrix is not positive definite
     */
    Cholesky(double[][] matrix) {
        int n = matrix.length;
        lower = new double[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = matrix[row][column] - dot(lower[row], lower[column], column);
                if (row == column && !(rest > 0)) {
                    throw new ArithmeticException("not positive definite in row %d: %s".formatted(row, rest));
                }
                lower[row][column] = row == column ? Math.sqrt(rest) : rest / lower[column][column];
            }
        }
    }

    /** The inverse of the matrix: column by column L·y = e, Lᵀ·x = y. */
    double[][] inverse() {
        int n = lower.length;
        double[][] inverse = new double[n][];
        for (int column = 0; column < n; column++) {
            double[] unit = new double[n];
            unit[column] = 1;
            inverse[column] = solve(unit);
        }
        return inverse;
    }

    /** Solves the matrix times x = b. */
    double[] solve(double[] b) {
        return backward(forward(b));
    }

    /** Solves Lᵀ·x = y: standard normal y give x with the inverse as their covariance. */
    double[] backward(double[] y) {
        int n = lower.length;
        double[] x = y.clone();
        for (int row = n - 1; row >= 0; row--) {
            x[row] /= lower[row][row];
            for (int above = 0; above < row; above++) {
                x[above] -= lower[row][above] * x[row];
            }
        }
        return x;
    }

    /** The logarithm of the determinant. */
    double logDeterminant() {
        double sum = 0;
        for (int row = 0; row < lower.length; row++) {
            sum += 2 * Math.log(lower[row][row]);
        }
        return sum;
    }

    private double[] forward(double[] b) {
        double[] y = new double[b.length];
        for (int row = 0; row < b.length; row++) {
            y[row] = (b[row] - dot(lower[row], y, row)) / lower[row][row];
        }
        return y;
    }

    private static double dot(double[] one, double[] other, int length) {
        double sum = 0;
        for (int i = 0; i < length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
