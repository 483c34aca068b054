package arbiter.games.capital.damage;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;

/**
 * How alive a unit is: its hit points and Bones, whether hit points cannot drop below one until its next turn starts,
 * and whether it is dying with one last Action. Ledger: CAP-DYING-1, CAP-DYING-9.
 */
public record Health(Life life, int hp, int bones, boolean unkillable, boolean lastAction) implements Part {

    public static Health full(int hp, int bones) {
        return new Health(Life.UP, hp, bones, false, false);
    }

    /** Alive and not out of the fight, be it on Bones. */
    public boolean present() {
        return life == Life.UP || life == Life.CRITICAL;
    }

    /** Sets what is left of a unit. */
    public static void set(Combatant unit, Life life, int hp, int bones) {
        Health now = unit.health();
        unit.set(new Health(life, hp, bones, now.unkillable, now.lastAction));
    }

    /** Bones mend, up to the maximum. */
    public static void mendBones(Combatant unit, int amount) {
        Health now = unit.health();
        int most = unit.profile().maxima().bones();
        unit.set(now.withBones(Math.min(most, now.bones + amount)));
    }

    public static void setHitPoints(Combatant unit, int hp) {
        unit.set(unit.health().withHp(hp));
    }

    public static void setLife(Combatant unit, Life life) {
        unit.set(unit.health().withLife(life));
    }

    /** What lasts to the start of its turn is over. */
    public static void turnStarts(Combatant unit) {
        Health now = unit.health();
        if (now.unkillable) {
            unit.set(new Health(now.life, now.hp, now.bones, false, now.lastAction));
        }
    }

    Health withLife(Life changed) {
        return new Health(changed, hp, bones, unkillable, lastAction);
    }

    Health withHp(int changed) {
        return new Health(life, changed, bones, unkillable, lastAction);
    }

    Health withBones(int changed) {
        return new Health(life, hp, changed, unkillable, lastAction);
    }

    Health inLastAction() {
        return new Health(life, hp, bones, unkillable, true);
    }
}
