package arbiter.bench;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Duel D1 solved exactly: one linear equation for each number of hits that the fighter to act and the other can still
 * take (a turn may pass without a hit, so a state depends on itself), solved with fractions by elimination.
 */
final class ExactDuel {

    private static final int HITS = 3;
    private static final int STATES = HITS * HITS;

    final Fraction firstHits = hits(6);
    final Fraction secondHits = hits(4);

    /** The chance that the fighter who starts wins. */
    Fraction starterWins() {
        Fraction[][] system = emptySystem();
        for (int state = 0; state < STATES; state++) {
            for (int hits = 0; hits <= 2; hits++) {
                Fraction chance = afterTurn(theirs(state), hits);
                add(system, state, STATES, chance);
                if (hits < theirs(state)) {
                    // The other acts next: to win is that he does not.
                    add(system, state, state(theirs(state) - hits, mine(state)), chance);
                }
            }
        }
        return solve(system);
    }

    Fraction turns() {
        return expected(state -> Fraction.ONE);
    }

    /** The second attack of a turn falls away when the first ended the fight. */
    Fraction attacks() {
        return expected(state ->
                theirs(state) > 1 ? Fraction.of(2, 1) : Fraction.of(2, 1).minus(firstHits));
    }

    private Fraction expected(IntFunction<Fraction> perTurn) {
        Fraction[][] system = emptySystem();
        for (int state = 0; state < STATES; state++) {
            add(system, state, STATES, perTurn.apply(state));
            for (int hits = 0; hits <= 2 && hits < theirs(state); hits++) {
                Fraction chance = afterTurn(theirs(state), hits);
                add(system, state, state(theirs(state) - hits, mine(state)), Fraction.ZERO.minus(chance));
            }
        }
        return solve(system);
    }

    /** The chance that a turn against so many hits left lands so many hits. */
    private Fraction afterTurn(int left, int hits) {
        Fraction missFirst = Fraction.ONE.minus(firstHits);
        Fraction missSecond = Fraction.ONE.minus(secondHits);
        if (left == 1) {
            return switch (hits) {
                case 0 -> missFirst.times(missSecond);
                case 1 -> firstHits.plus(missFirst.times(secondHits));
                default -> Fraction.ZERO;
            };
        }
        return switch (hits) {
            case 0 -> missFirst.times(missSecond);
            case 1 -> firstHits.times(missSecond).plus(missFirst.times(secondHits));
            default -> firstHits.times(secondHits);
        };
    }

    private static int mine(int state) {
        return 1 + state / HITS;
    }

    private static int theirs(int state) {
        return 1 + state % HITS;
    }

    private static int state(int mine, int theirs) {
        return (mine - 1) * HITS + theirs - 1;
    }

    private static Fraction hits(int bonus) {
        long hits = IntStream.range(0, 1296)
                .filter(roll -> roll % 6 + roll / 6 % 6 + bonus >= roll / 36 % 6 + roll / 216 + 5)
                .count();
        return Fraction.of(hits, 1296);
    }

    /** Each row says: this state's value, and what is added on the left, is the last column. */
    private static Fraction[][] emptySystem() {
        Fraction[][] system = new Fraction[STATES][STATES + 1];
        for (int row = 0; row < STATES; row++) {
            Arrays.fill(system[row], Fraction.ZERO);
            system[row][row] = Fraction.ONE;
        }
        return system;
    }

    private static void add(Fraction[][] system, int row, int column, Fraction value) {
        system[row][column] = system[row][column].plus(value);
    }

    /** The value of the state in which both can take all hits, which is the last. */
    private static Fraction solve(Fraction[][] system) {
        for (int pivot = 0; pivot < STATES; pivot++) {
            for (int row = pivot + 1; row < STATES; row++) {
                Fraction factor = system[row][pivot].over(system[pivot][pivot]);
                for (int column = pivot; column <= STATES; column++) {
                    system[row][column] = system[row][column].minus(factor.times(system[pivot][column]));
                }
            }
        }
        return system[STATES - 1][STATES].over(system[STATES - 1][STATES - 1]);
    }
}
