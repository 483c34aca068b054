package arbiter.games.narrative.damage;

import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.power.Barriers;
import arbiter.games.narrative.sheet.Scale;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.HullDamage;
import arbiter.kernel.Modifiers;

/** What a hit does, part by part. Ledger: NAR-DMG-1 to 3, NAR-SPEND-12. */
public final class HitDamage {

    private static final int PERSONAL_PER_PLANETARY = 10;

    private HitDamage() {}

    /** Base damage and net successes less barriers and the soak that is left; it comes to 0 at least. Ledger: NAR-DMG-2. */
    public static Modifiers of(NarrativeState state, Hit hit) {
        Modifiers damage = hit.damage();
        if (hit.source().scale() == Scale.PLANETARY) { // NAR-VEH-10
            damage = damage.and("vehicle scale", (PERSONAL_PER_PLANETARY - 1) * damage.total());
        }
        damage = less(damage, Barriers.reduction(state, hit), "barrier");
        return less(damage, soak(hit), "soak");
    }

    private static int soak(Hit hit) {
        return Soak.against(hit.source(), hit.target());
    }

    private static Modifiers less(Modifiers damage, int reduction, String reason) {
        return damage.and(reason, -Math.min(reduction, damage.total()));
    }

    /** Worked out when symbols are spent. Ledger: NAR-SPEND-12. */
    public static boolean getsPastSoak(NarrativeState state, Hit hit) {
        return hit.target().isVehicle()
                ? HullDamage.getsPastArmour(state, hit)
                : of(state, hit).total() > 0;
    }

    /** What a hit would do. */
    public static Modifiers of(NarrativeState state, AttackSource source, Participant target, int netSuccess) {
        return of(state, Hit.of(target, source, netSuccess, source.dealsStrain()));
    }
}
