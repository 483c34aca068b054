package arbiter.games.centuryg;

import arbiter.games.centuryg.rule.Defense;
import arbiter.games.centuryg.rule.Offense;
import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.rule.Ranks;
import arbiter.games.centuryg.rule.Strike;
import arbiter.games.centuryg.rule.Wield;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import java.util.List;

/** What an Offensive Action promises, guessed fast: the Damage to expect, more if that may finish the target. */
final class Prospect {

    private static final int SIDES = 10;
    private static final int MOST_NET = 6;
    /** How far a Test can be ahead or behind and still be told apart. */
    private static final int MOST_AHEAD = 30;

    private static final double[][] DAMAGE = damage();
    private static final double[][] CHANCE = chance();

    private static final double FINISHING = 6;
    /** An Advantage or Disadvantage moves a Test by so much. */
    private static final double EDGE = 1.7;
    /** Whoever likes it close would rather be in a Duel than not. */
    private static final double CLOSE_QUARTERS = 1;

    private static final double LONELY = 2;
    private static final int TENSE = 3;
    /** With its Base Unit a Squad loses everything. */
    private static final double BASE = 1.5;
    /** What an Advantage is worth to an ally who may use it or not. */
    private static final double HELP = 0.9;

    private Prospect() {}

    /** The best that this Action promises against any of its targets. */
    static double of(CenturyState state, Fighter unit, Offense offense) {
        double best = 0;
        List<Fighter> targets = offense.targets();
        for (int i = 0; i < targets.size(); i++) {
            best = Math.max(best, of(state, unit, offense.mode(), offense.wield(), targets.get(i)));
        }
        return best - 0.1 * offense.energy();
    }

    static double of(CenturyState state, Fighter unit, Strike.Mode mode, Wield wield, Fighter target) {
        if (mode == Strike.Mode.ATTACK && isElsewhere(unit, target)) {
            return 0; // whoever duels looks to the opponent
        }
        Outlook outlook = Outlook.of(state, unit, mode, wield, target);
        double damage = damage(outlook);
        double chance = chance(outlook);
        return switch (mode) {
            case ATTACK -> worth(damage, chance, target) + area(state, unit, wield, target) - haste(state, unit, wield);
            case SUPPRESS -> worth(damage / 2, chance, target) + chance * EDGE * threat(state, target);
            case ASSIST -> worth(damage, chance, target) + help(state, unit);
            case ENGAGE -> worth(damage, chance, target) + closeness(unit, target) - haste(state, unit, wield);
        };
    }

    /** What striking that one is worth, with any Weapon. */
    static double roughly(CenturyState state, Fighter unit, Fighter target) {
        int ahead = Ranks.might(state, unit)
                + state.tension()
                - Defense.of(state, target, unit).total();
        Outlook outlook = new Outlook(ahead, 0);
        double duel = isElsewhere(unit, target) ? -FINISHING : 0;
        return worth(damage(outlook), chance(outlook), target) - 0.02 * target.points() + duel;
    }

    private static boolean isElsewhere(Fighter unit, Fighter target) {
        return unit.isDueling() && !unit.duel().get().equals(target.id());
    }

    private static double worth(double damage, double chance, Fighter target) {
        return target.owns(UpgradeId.BASE_UNIT) ? BASE * value(damage, chance, target) : value(damage, chance, target);
    }

    private static double value(double damage, double chance, Fighter target) {
        return damage >= target.points() ? target.points() + FINISHING * chance : damage;
    }

    /** Others that a Blast, Burst or Line would strike around the target count as well, friends against it. */
    private static double area(CenturyState state, Fighter unit, Wield wield, Fighter target) {
        if (!wield.is(WeaponAbility.BLAST)) {
            return 0;
        }
        double more = 0;
        int radius = wield.blast();
        List<Fighter> fighters = state.fighters();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other != target
                    && other != unit
                    && other.isOut()
                    && state.field().zones().distance(other.zone(), target.zone()) <= radius) {
                more += state.enemies(unit, other) ? EDGE : -2 * EDGE;
            }
        }
        return more;
    }

    /** How much it matters to hinder somebody: more for those who have not acted, and for strong ones. */
    private static double threat(CenturyState state, Fighter target) {
        int tier = target.machine().tier().ordinal();
        return (target.hasActed() ? 0.6 : 0.9) * (tier == 3 ? 1.6 : tier == 2 ? 0.6 : 1);
    }

    private static double help(CenturyState state, Fighter unit) {
        List<Fighter> fighters = state.fighters();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other != unit && other.isOut() && !other.hasActed() && !state.enemies(unit, other)) {
                return HELP;
            }
        }
        return 0;
    }

    /** A first Technique is kept for when Tension makes it tell. Ledger: BCG-ABIL-9. */
    private static double haste(CenturyState state, Fighter unit, Wield wield) {
        boolean first = wield.is(WeaponAbility.TECHNIQUE) && unit.stores().techniques() == 0;
        return first && state.tension() < TENSE ? FINISHING : 0;
    }

    private static double closeness(Fighter unit, Fighter target) {
        if (!unit.owns(UpgradeId.DUELIST_MODEL)) {
            return -LONELY;
        }
        return target.owns(UpgradeId.DUELIST_MODEL) ? -CLOSE_QUARTERS : CLOSE_QUARTERS;
    }

    private static double damage(Outlook outlook) {
        return DAMAGE[index(outlook.net(), MOST_NET)][index(outlook.ahead(), MOST_AHEAD)];
    }

    private static double chance(Outlook outlook) {
        return CHANCE[index(outlook.net(), MOST_NET)][index(outlook.ahead(), MOST_AHEAD)];
    }

    private static int index(int value, int most) {
        return Math.max(-most, Math.min(most, value)) + most;
    }

    private static double[][] damage() {
        return table(true);
    }

    private static double[][] chance() {
        return table(false);
    }

    /** For each net and each lead: the Damage to expect, or how likely the Test passes. */
    private static double[][] table(boolean damage) {
        double[][] table = new double[2 * MOST_NET + 1][2 * MOST_AHEAD + 1];
        for (int net = -MOST_NET; net <= MOST_NET; net++) {
            for (int ahead = -MOST_AHEAD; ahead <= MOST_AHEAD; ahead++) {
                double sum = 0;
                for (int face = 1; face <= SIDES; face++) {
                    int total = face + ahead;
                    sum += total < 0 ? 0 : likelihood(net, face) * (damage ? total : 1);
                }
                table[net + MOST_NET][ahead + MOST_AHEAD] = sum;
            }
        }
        return table;
    }

    /** How likely that face is kept. */
    private static double likelihood(int net, int face) {
        int dice = 1 + Math.abs(net);
        int rank = net >= 0 ? face : SIDES + 1 - face;
        return Math.pow(rank / (double) SIDES, dice) - Math.pow((rank - 1) / (double) SIDES, dice);
    }
}
