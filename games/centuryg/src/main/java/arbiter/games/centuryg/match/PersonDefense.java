package arbiter.games.centuryg.match;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Modifiers;

/** What an attack on a person must reach. Ledger: BCG-DEF-1, BCG-CVM-1. */
public final class PersonDefense {

    private static final int BASE = 5;

    private PersonDefense() {}

    public static Modifiers of(CenturyState state, Fighter target, Fighter attacker) {
        Modifiers defense = Modifiers.of("Awareness", target.body().rank(PilotAttribute.AWARENESS))
                .and("base", BASE)
                .and("Maneuver", state.best(Mark.Kind.MANEUVER, target)); // BCG-MACT-5: only the best counts
        if (!attacker.isOnFoot()) {
            for (TraitInUse own : target.body().traits()) {
                defense = defense.and(own.entry().name(), own.effect().defenseAgainstMecha());
            }
        }
        return defense.and("protected", state.sum(Mark.Kind.DEFENSE, target, attacker)); // raise-the-shields
    }
}
