package arbiter.games.narrative.damage;

import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.unit.Participant;

/** How much somebody can take, and whether it is too much already. Ledger: NAR-DMG-5. */
public final class Thresholds {

    private Thresholds() {}

    public static int wounds(Participant one) {
        return one.profile().totalWoundThreshold() + OngoingPowers.woundThreshold(one); // NAR-FX-AUG-3
    }

    /** Of those who have a strain track. */
    public static int strain(Participant one) {
        return one.profile().strainThreshold().orElseThrow() + OngoingPowers.strainThreshold(one);
    }

    public static boolean exceedsWounds(Participant one) {
        return one.vitals().wounds() > wounds(one);
    }

    public static boolean exceedsStrain(Participant one) {
        return one.profile().hasStrainTrack() && one.vitals().strain() > strain(one);
    }

    public static boolean exceeded(Participant one) {
        return exceedsWounds(one) || exceedsStrain(one);
    }
}
