package arbiter.games.narrative.environment;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.environment.SurroundingsEvents.BreathHeld;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** Without air: breath for Brawn rounds, then strain, and injuries beyond the threshold. Ledger: NAR-ENV-9, NAR-ENV-12. */
final class Suffocation {

    private static final int STRAIN = 3;

    private Suffocation() {}

    static void resolve(Play<NarrativeState> play, Participant one, boolean airless) {
        int held = one.surroundings().breathHeld();
        int lasts = one.characteristic(Characteristic.BRAWN);
        if (!airless || breathes(one)) {
            if (held > 0) {
                play.emit(new BreathHeld(one.id(), 0, lasts));
            }
            return;
        }
        if (one.vitals().dead()) {
            return;
        }
        play.emit(new BreathHeld(one.id(), Math.min(held + 1, lasts + 1), lasts));
        if (held < lasts) {
            return;
        }
        Suffering.strain(play, one, STRAIN);
        boolean beyond = one.profile().hasStrainTrack() && Thresholds.exceedsStrain(one);
        if (beyond && !one.vitals().dead()) { // every such turn start: 4.3 no. 53
            CriticalInjuries.inflict(play, one, Modifiers.none(), Optional.empty());
        }
    }

    private static boolean breathes(Participant one) {
        boolean suit = one.gear().has("sealed-suit");
        boolean mask = one.gear().has("breathing-mask") && !one.surroundings().vacuum();
        return suit || mask || OngoingPowers.needsNoAir(one); // NAR-FX-AUG-1
    }
}
