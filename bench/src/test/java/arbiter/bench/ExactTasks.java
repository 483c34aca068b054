package arbiter.bench;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tasks counted exactly, straight from their wording, with nothing shared with the programs that are measured. */
final class ExactTasks {

    private static final int[][] BOOST = symbols("- - S SA AA A");
    private static final int[][] SETBACK = symbols("- - F F T T");
    private static final int[][] ABILITY = symbols("- S S SS A A SA AA");
    private static final int[][] DIFFICULTY = symbols("- F FF T T T TT FT");
    private static final int[][] PROFICIENCY = symbols("- S S SS SS A SA SA SA AA AA !");
    private static final int[][] CHALLENGE = symbols("- F F FF FF T T FT FT TT TT ?");

    private ExactTasks() {}

    static ExactCount t1() {
        return pool(3, 2, 2, 2, 3, 2);
    }

    static ExactCount t2() {
        return pool(6, 4, 4, 5, 4, 4);
    }

    static ExactCount t3a() {
        return sortedDice(7, 10, 6, 7);
    }

    static ExactCount t3b() {
        return sortedDice(20, 10, 10, 20);
    }

    static ExactCount t4a() {
        return ExactCount.start(1).dice(100, numbered(6));
    }

    static ExactCount t4b() {
        return sortedDice(40, 6, 10, 30);
    }

    static ExactCount t5() {
        int[][] sides = IntStream.rangeClosed(1, 20)
                .mapToObj(face -> new int[] {face <= 4 ? 2 : face <= 12 ? 1 : 0, face == 20 ? 1 : 0})
                .toArray(int[][]::new);
        return ExactCount.start(2).dice(5, sides);
    }

    static ExactCount t6() {
        return ExactCount.start(2)
                .dice(12, new int[] {1, 0}, new int[] {2, 0}, new int[2], new int[2], new int[] {1, 1}, new int[] {1, 1
                });
    }

    /** Every roll of the four dice, six ways each for what a reroll would bring. */
    static ExactCount t7(boolean mayReroll) {
        ExactCount count = ExactCount.empty();
        for (int roll = 0; roll < 1296; roll++) {
            int first = 1 + roll % 6;
            int second = 1 + roll / 6 % 6;
            int defence = 1 + roll / 36 % 6 + 1 + roll / 216 + 5;
            int stand = first + second + 6 >= defence ? 6 : 0;
            int best = mayReroll ? Math.max(hits(first, defence), hits(second, defence)) : 0;
            int wins = Math.max(stand, best);
            count.add(List.of(1), BigInteger.valueOf(wins));
            count.add(List.of(0), BigInteger.valueOf(6 - wins));
        }
        return count;
    }

    private static int hits(int kept, int defence) {
        return (int) IntStream.rangeClosed(1, 6)
                .filter(face -> kept + face + 6 >= defence)
                .count();
    }

    private static ExactCount pool(
            int proficiency, int ability, int boost, int challenge, int difficulty, int setback) {
        return ExactCount.start(4)
                .dice(boost, BOOST)
                .dice(ability, ABILITY)
                .dice(setback, SETBACK)
                .dice(difficulty, DIFFICULTY)
                .dice(challenge, CHALLENGE)
                .dice(proficiency, PROFICIENCY);
    }

    private static int[][] numbered(int sides) {
        return IntStream.rangeClosed(1, sides)
                .mapToObj(face -> new int[] {face})
                .toArray(int[][]::new);
    }

    /** {@code !} is a triumph with its success, {@code ?} a despair with its failure. */
    private static int[][] symbols(String sides) {
        return Stream.of(sides.split(" ")).map(ExactTasks::side).toArray(int[][]::new);
    }

    private static int[] side(String symbols) {
        int[] side = new int[4];
        for (char symbol : symbols.toCharArray()) {
            switch (symbol) {
                case 'S' -> side[0]++;
                case 'F' -> side[0]--;
                case 'A' -> side[1]++;
                case 'T' -> side[1]--;
                case '!' -> {
                    side[0]++;
                    side[2]++;
                }
                case '?' -> {
                    side[0]--;
                    side[3]++;
                }
                default -> {}
            }
        }
        return side;
    }

    /** The sum of the sorted dice from one position up to before another, over every handful of dice there is. */
    private static ExactCount sortedDice(int dice, int sides, int from, int to) {
        BigInteger[] sums = new BigInteger[(to - from) * sides + 1];
        Arrays.fill(sums, BigInteger.ZERO);
        handfuls(sums, new int[] {sides, from, to}, 1, 0, dice, 0, BigInteger.ONE);
        ExactCount count = ExactCount.empty();
        for (int sum = 0; sum < sums.length; sum++) {
            if (sums[sum].signum() > 0) {
                count.add(List.of(sum), sums[sum]);
            }
        }
        return count;
    }

    private static void handfuls(
            BigInteger[] sums, int[] task, int face, int sorted, int left, int sum, BigInteger ways) {
        if (face == task[0]) {
            int last = sum + face * inside(task, sorted, sorted + left);
            sums[last] = sums[last].add(ways);
            return;
        }
        BigInteger picks = ways;
        for (int count = 0; count <= left; count++) {
            int more = face * inside(task, sorted, sorted + count);
            handfuls(sums, task, face + 1, sorted + count, left - count, sum + more, picks);
            picks = picks.multiply(BigInteger.valueOf(left - count)).divide(BigInteger.valueOf(count + 1L));
        }
    }

    private static int inside(int[] task, int start, int end) {
        return Math.max(0, Math.min(end, task[2]) - Math.max(start, task[1]));
    }
}
