package arbiter.lab.rating;

import java.util.Arrays;

/**
 * Ratings from who won how often against whom: the chance of one against another follows from the difference of their
 * ratings, 400 points being ten to one. Everybody also has one drawn fight against an average opponent, so that who won
 * everything is not rated without end.
 */
final class BradleyTerry {

    /** Points for a factor of e. */
    static final double SCALE = 400 / Math.log(10);

    /** The quantile of the normal distribution for 95 %, both tails. */
    private static final double Z = 1.959964;

    private static final int STEPS = 200;

    private final double[][] won;
    private final double[] strengths;
    private final double[] errors;

    /** In each row what one won against each other, fights that nobody won counting half. */
    BradleyTerry(double[][] won) {
        this.won = won;
        this.strengths = fit();
        this.errors = errors();
    }

    double rating(int one) {
        return SCALE * strengths[one];
    }

    /** Half the width of its 95 % interval. */
    double error(int one) {
        return SCALE * Z * errors[one];
    }

    double chance(int one, int other) {
        return 1 / (1 + Math.exp(strengths[other] - strengths[one]));
    }

    private double fights(int one, int other) {
        return won[one][other] + won[other][one];
    }

    /** Newton's method; the information matrix is that of the errors. */
    private double[] fit() {
        int size = won.length;
        double[] at = new double[size];
        for (int step = 0; step < STEPS; step++) {
            double[] slope = new double[size];
            for (int i = 0; i < size; i++) {
                slope[i] = 0.5 - chance(at[i]);
                for (int j = 0; j < size; j++) {
                    slope[i] += won[i][j] - fights(i, j) * chance(at[i] - at[j]);
                }
            }
            double[] change = product(inverse(information(at)), slope);
            double largest = 0;
            for (int i = 0; i < size; i++) {
                at[i] += Math.max(-1, Math.min(1, change[i]));
                largest = Math.max(largest, Math.abs(change[i]));
            }
            if (largest < 1e-10) {
                break;
            }
        }
        double mean = Arrays.stream(at).average().orElse(0);
        return Arrays.stream(at).map(one -> one - mean).toArray();
    }

    private static double chance(double difference) {
        return 1 / (1 + Math.exp(-difference));
    }

    private double[][] information(double[] at) {
        int size = won.length;
        double[][] matrix = new double[size][size];
        for (int i = 0; i < size; i++) {
            double own = chance(at[i]) * (1 - chance(at[i]));
            for (int j = 0; j < size; j++) {
                double p = chance(at[i] - at[j]);
                double weight = i == j ? 0 : fights(i, j) * p * (1 - p);
                matrix[i][j] = -weight;
                own += weight;
            }
            matrix[i][i] = own;
        }
        return matrix;
    }

    /** Of the difference to the mean of all. */
    private double[] errors() {
        int size = won.length;
        double[][] covariance = inverse(information(strengths));
        double all = 0;
        double[] rows = new double[size];
        for (int i = 0; i < size; i++) {
            rows[i] = Arrays.stream(covariance[i]).sum();
            all += rows[i];
        }
        double[] found = new double[size];
        for (int i = 0; i < size; i++) {
            found[i] = Math.sqrt(Math.max(0, covariance[i][i] - 2 * rows[i] / size + all / size / size));
        }
        return found;
    }

    private static double[] product(double[][] matrix, double[] vector) {
        return Arrays.stream(matrix)
                .mapToDouble(row -> {
                    double sum = 0;
                    for (int i = 0; i < vector.length; i++) {
                        sum += row[i] * vector[i];
                    }
                    return sum;
                })
                .toArray();
    }

    /** By Gauss and Jordan; the matrix is positive definite. */
    private static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] right = new double[size][size];
        for (int i = 0; i < size; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int pivot = 0; pivot < size; pivot++) {
            double scale = left[pivot][pivot];
            for (int j = 0; j < size; j++) {
                left[pivot][j] /= scale;
                right[pivot][j] /= scale;
            }
            for (int i = 0; i < size; i++) {
                double factor = left[i][pivot];
                if (i != pivot && factor != 0) {
                    for (int j = 0; j < size; j++) {
                        left[i][j] -= factor * left[pivot][j];
                        right[i][j] -= factor * right[pivot][j];
                    }
                }
            }
        }
        return right;
    }
}
