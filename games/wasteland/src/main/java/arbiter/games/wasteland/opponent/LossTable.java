package arbiter.games.wasteland.opponent;

import arbiter.dice.CombatDice;
import arbiter.dice.CombatRoll;
import arbiter.dice.Distribution;
import arbiter.dice.Weights;

/** How likely so many combat dice get how far, worked out once for each number, with Effects that add damage and without. */
final class LossTable {

    private static final int MOST_DICE = 24;
    private static final int MOST_POINTS = 3 * MOST_DICE;
    private static final LossTable[] PLAIN = tables(false);
    private static final LossTable[] VICIOUS = tables(true);

    /** By points: the chance of as many or more, and what lies above them on average. */
    private final double[] reached = new double[MOST_POINTS + 2];

    private final double[] above = new double[MOST_POINTS + 2];

    private LossTable(int dice, boolean vicious) {
        Distribution<CombatRoll> odds = new CombatDice(dice).odds(Weights.FAST);
        for (int i = 0; i < odds.size(); i++) {
            CombatRoll roll = odds.outcome(i);
            int points = roll.damage() + (vicious ? roll.effects() : 0);
            for (int least = 0; least <= points; least++) {
                reached[least] += odds.probability(i);
            }
        }
        for (int points = MOST_POINTS; points >= 0; points--) {
            above[points] = above[points + 1] + reached[points + 1];
        }
    }

    private static LossTable[] tables(boolean vicious) {
        LossTable[] tables = new LossTable[MOST_DICE + 1];
        for (int dice = 1; dice <= MOST_DICE; dice++) {
            tables[dice] = new LossTable(dice, vicious);
        }
        return tables;
    }

    static LossTable of(int dice, boolean vicious) {
        int known = Math.max(1, Math.min(dice, MOST_DICE));
        return vicious ? VICIOUS[known] : PLAIN[known];
    }

    /** The chance of so many points or more. */
    double reaches(int points) {
        return points > MOST_POINTS ? 0 : reached[Math.max(0, points)];
    }

    /** What gets past a resistance on average. */
    double past(int resistance) {
        return resistance > MOST_POINTS ? 0 : above[Math.max(0, resistance)];
    }
}
