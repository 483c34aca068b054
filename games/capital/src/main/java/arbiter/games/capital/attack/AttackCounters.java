package arbiter.games.capital.attack;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;

/** How many Attacks a unit has made in its turn. Ledger: CAP-CTR-1. */
public record AttackCounters(int count) implements Part {

    public static final AttackCounters NONE = new AttackCounters(0);

    public static void set(Combatant unit, int count) {
        unit.set(new AttackCounters(count));
    }

    public static void clear(Combatant unit) {
        if (unit.attackCounters() != 0) {
            unit.set(NONE);
        }
    }
}
