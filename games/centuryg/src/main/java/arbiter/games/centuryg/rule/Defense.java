package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.match.PersonDefense;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.kernel.Modifiers;

/** What a Might Test against a Unit must reach. Ledger: BCG-DMG-1. */
public final class Defense {

    private static final int BASE = 5;

    private Defense() {}

    /** Against that attacker, before Active Defenses and Powers that answer the Test. */
    public static Modifiers of(CenturyState state, Fighter target, Fighter attacker) {
        if (target.isOnFoot()) {
            return PersonDefense.of(state, target, attacker); // BCG-CVM-1
        }
        return Modifiers.of("Guard", Ranks.guard(state, target))
                .and("base", BASE)
                .and("Maneuver", state.best(Mark.Kind.MANEUVER, target)) // BCG-UTIL-3: only the best counts
                .and("Bloodlust", BossUpgrades.bloodyGuard(target, attacker))
                .and("protected", state.sum(Mark.Kind.DEFENSE, target, attacker));
    }
}
