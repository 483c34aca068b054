package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.match.PersonDefense;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Modifiers;

/** What a Might Test against a Unit must reach. Ledger: BCG-DMG-1. */
public final class Defense {

    private static final int BASE = 5;

    private Defense() {}

    /** As far as it does not matter who attacks. */
    public static Modifiers inPlay(CenturyState state, Fighter target) {
        return of(state, target, target);
    }

    /** Against that attacker, before Active Defenses and Powers that answer the Test. */
    public static Modifiers of(CenturyState state, Fighter target, Fighter attacker) {
        if (target.isOnFoot()) {
            return PersonDefense.of(state, target, attacker); // BCG-CVM-1
        }
        Modifiers own = Modifiers.of("Guard", Ranks.guard(state, target))
                .and("base", BASE)
                .and("Maneuver", state.best(Mark.Kind.MANEUVER, target)); // BCG-UTIL-3: only the best counts
        return AttackUpgrades.defense(state, own, target, attacker)
                .and("protected", state.sum(Mark.Kind.DEFENSE, target, attacker));
    }
}
