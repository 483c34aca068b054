package arbiter.games.narrative.attack;

import arbiter.games.narrative.environment.Cover;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.sheet.DefenceRatings;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;

/**
 * Somebody's defence: what armour provides and everything that increases it, 4 at most, and nothing where it was negated.
 * Ledger: NAR-COMBAT-2, NAR-COMBAT-8.
 */
public final class DefenceTotal {

    private DefenceTotal() {}

    public static Modifiers melee(NarrativeState state, Participant one) {
        int guard = one.guard().defends() ? 1 : 0;
        return capped(
                one,
                Modifiers.of("armour", provided(one).melee())
                        .and("Defensive", one.gear().defence("defensive")) // NAR-Q-8
                        .and("Guarded Stance", guard) // NAR-MAN-4
                        .and("an advantage", one.bought().melee() > 0 ? 1 : 0) // NAR-SP-C4
                        .and("a power", OngoingPowers.defence(state, one, true)));
    }

    public static Modifiers ranged(NarrativeState state, Participant one) {
        int armour = provided(one).ranged();
        return capped(
                one,
                Cover.defence(state, one, armour) // NAR-ENV-2
                        .and("Deflection", one.gear().defence("deflection")) // NAR-Q-9
                        .and("an advantage", one.bought().ranged() > 0 ? 1 : 0) // NAR-SP-C4
                        .and("a power", OngoingPowers.defence(state, one, false)));
    }

    /** What is printed for an adversary, or what armour provides that still works. */
    private static DefenceRatings provided(Participant one) {
        boolean broken =
                one.profile().armour().isPresent() && one.gear().wornArmour().isEmpty();
        return broken ? DefenceRatings.NONE : one.profile().defence();
    }

    private static Modifiers capped(Participant one, Modifiers defence) {
        if (one.bought().defenceNegated()) { // NAR-SP-C1
            return Modifiers.none();
        }
        return defence.and("at most " + DefenceRatings.MOST, Math.min(0, DefenceRatings.MOST - defence.total()));
    }
}
