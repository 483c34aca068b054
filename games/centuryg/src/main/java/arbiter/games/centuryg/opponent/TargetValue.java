package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** What it is worth to strike somebody, whatever with: Damage that counts, more if that may finish them. */
final class TargetValue {

    /** An Advantage or Disadvantage moves a Test by so much. */
    static final double EDGE = 1.7;

    static final double FINISHING = 6;
    /** With its Base Unit a Squad loses everything. */
    private static final double BASE = 1.5;

    /** Whoever likes it close would rather be in a Duel than not. */
    private static final double CLOSE_QUARTERS = 1;

    private static final double LONELY = 2;

    private TargetValue() {}

    /** What striking that one is worth, with any Weapon. */
    static double roughly(CenturyState state, Fighter unit, Fighter target) {
        int ahead = Ranks.might(state, unit)
                + state.tension()
                - Defense.of(state, target, unit).total();
        double damage = through(Chances.damage(ahead, 0), state.best(Mark.Kind.BARRIER, target));
        double worth = worth(state, damage, Chances.passing(ahead, 0), target);
        if (target.isDueling() && !target.duel().get().equals(unit.id()) && duelsFriend(state, unit, target)) {
            worth = worth / 2 - EDGE; // BCG-DUEL-5
        }
        return worth - 0.02 * target.points() - (isElsewhere(unit, target) ? FINISHING : 0);
    }

    /** What a Barrier stops is not lost, as it stops no more after that: half of it counts. Ledger: absolute-barrier. */
    static double through(double damage, int barrier) {
        return damage - Math.min(damage, barrier) / 2;
    }

    private static boolean duelsFriend(CenturyState state, Fighter unit, Fighter target) {
        return !state.enemies(unit, state.unit(target.duel().get()));
    }

    static boolean isElsewhere(Fighter unit, Fighter target) {
        return unit.isDueling() && !unit.duel().get().equals(target.id());
    }

    static double worth(CenturyState state, double damage, double chance, Fighter target) {
        double worth = damage >= target.points() ? target.points() + (FINISHING + state.tension()) * chance : damage;
        return target.owns(UpgradeId.BASE_UNIT) ? BASE * worth : worth;
    }

    /** How much it matters to hinder somebody: more for those who have not acted, and for strong ones. */
    static double threat(Fighter target) {
        Tier tier = target.machine().tier();
        double strength = tier == Tier.BOSS ? 1.6 : tier == Tier.GRUNT ? 0.6 : 1;
        return (target.hasActed() ? 0.6 : 0.9) * strength;
    }

    /** What it is worth to be in a Duel with that one. */
    static double closeness(Fighter unit, Fighter target) {
        if (unit.upgrades().duels().isEmpty()) {
            return -LONELY;
        }
        return target.upgrades().duels().isEmpty() ? CLOSE_QUARTERS : -CLOSE_QUARTERS;
    }
}
