package arbiter.games.wasteland.test;

import arbiter.dice.Distribution;
import arbiter.dice.TestPool;
import arbiter.dice.TestRoll;
import arbiter.dice.Weights;
import java.util.ArrayList;
import java.util.List;

/**
 * How likely a test is passed with so many d20 before any is thrown again, and what is left over then; worked out once for
 * each target number, critical threshold and difficulty. Ledger: WAS-TEST-3, WAS-TEST-4, WAS-TEST-6.
 */
public final class PassChance {

    private static final int TARGETS = 22;
    private static final int CRITICALS = 22;
    private static final int DIFFICULTIES = 12;
    private static final int BASE = 2;

    private static final PassChance[] KNOWN = new PassChance[TARGETS * CRITICALS * DIFFICULTIES];

    private final double[] passed = new double[DiceOption.MOST + 1];
    private final double[] leftOver = new double[DiceOption.MOST + 1];
    /** By the points that matter, without and with points for the gamemaster. */
    private final List<List<DiceOption>> offers = new ArrayList<>();

    private PassChance(int target, int critical, int difficulty) {
        for (int more = 0; more <= DiceOption.MOST; more++) {
            Distribution<TestRoll> odds =
                    TestPool.of(BASE + more, target, critical).odds(Weights.FAST);
            for (int i = 0; i < odds.size(); i++) {
                int surplus = odds.outcome(i).successes() - difficulty;
                if (surplus >= 0) {
                    passed[more] += odds.probability(i);
                    leftOver[more] += surplus * odds.probability(i);
                }
            }
        }
        for (int own = 0; own <= DiceOption.price(DiceOption.MOST); own++) {
            offers.add(List.copyOf(DiceOption.listed(own, false, this)));
            offers.add(List.copyOf(DiceOption.listed(own, true, this)));
        }
    }

    public static PassChance of(int target, int critical, int difficulty) {
        int aim = Math.max(0, Math.min(target, TARGETS - 1));
        int hard = Math.max(0, Math.min(difficulty, DIFFICULTIES - 1));
        int at = (aim * CRITICALS + Math.min(critical, CRITICALS - 1)) * DIFFICULTIES + hard;
        PassChance known = KNOWN[at];
        if (known == null) {
            known = new PassChance(aim, critical, hard);
            KNOWN[at] = known;
        }
        return known;
    }

    /** With so many d20 more than two. */
    public double passed(int more) {
        return passed[more];
    }

    /** Action points that it leaves on average. */
    public double leftOver(int more) {
        return leftOver[more];
    }

    List<DiceOption> offers(int available, boolean mayGive) {
        return offers.get(2 * Math.min(available, DiceOption.price(DiceOption.MOST)) + (mayGive ? 1 : 0));
    }
}
