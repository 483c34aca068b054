package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** What a hit does to a vehicle. Ledger: NAR-VEH-9, NAR-VEH-10, NAR-VMAN-2. */
public final class HullDamage {

    private HullDamage() {}

    /** Armour, Brace for Impact, hull trauma. Ledger: section 5.2, step 16. */
    public static void strike(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {}

    /** Whether what is left after armour allows a Critical Hit. Ledger: NAR-SPEND-12, NAR-VEH-9. */
    public static boolean getsPastArmour(NarrativeState state, Hit hit) {
        return false;
    }

    /** A Critical Hit that was paid for. Ledger: NAR-VCRIT-1, section 5.2, step 17. */
    public static void criticalHit(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {}

    /** Disabled or shut down. Ledger: NAR-VEH-11, section 5.2, step 18. */
    public static void threshold(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {}
}
