package arbiter.games.centuryg.match;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Modifiers;

/** What an attack on a person must reach. Ledger: BCG-DEF-1, BCG-CVM-1. */
public final class PersonDefense {

    private static final int BASE = 5;

    private PersonDefense() {}

    public static Modifiers of(CenturyState state, Fighter target, Fighter attacker) {
        boolean slayer = !attacker.isOnFoot() && GiantSlayer.is(target);
        return Modifiers.of("Awareness", target.body().rank(PilotAttribute.AWARENESS))
                .and("base", BASE)
                .and("Maneuver", state.best(Mark.Kind.MANEUVER, target)) // BCG-MACT-5: only the best counts
                .and("Giant Slayer", slayer ? 5 : 0)
                .and("protected", state.sum(Mark.Kind.DEFENSE, target, attacker)); // raise-the-shields
    }
}
