package arbiter.games.narrative.power;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** What powers that last do to those they are on. Ledger: NAR-PSY-8, NAR-PSY-9, NAR-PSY-12. */
public final class OngoingPowers {

    private OngoingPowers() {}

    /** Ledger: NAR-FX-AUG-2. */
    public static boolean freeSecondManeuver(NarrativeState state, Participant one) {
        return false;
    }

    /** Ledger: NAR-FX-AUG-8. */
    public static boolean freeFromImmobility(NarrativeState state, Participant one) {
        return false;
    }

    public static boolean stagger(NarrativeState state, Participant one) {
        return false;
    }

    public static boolean immobilize(NarrativeState state, Participant one) {
        return false;
    }

    public static boolean disorient(NarrativeState state, Participant one) {
        return false;
    }

    /** Ledger: NAR-FX-AUG-4. */
    public static boolean fearless(Participant one) {
        return false;
    }

    /** Setback dice of the environment that somebody ignores. Ledger: NAR-FX-AUG-5. */
    public static int ignoredSetback(Participant one) {
        return 0;
    }

    /** Difficult terrain does not hamper somebody. Ledger: NAR-FX-AUG-8. */
    public static boolean ignoresTerrain(Participant one) {
        return false;
    }

    /** Needs no air. Ledger: NAR-FX-AUG-1. */
    public static boolean needsNoAir(Participant one) {
        return false;
    }

    /** Dice of all powers that last, Rebukes among them. */
    public static void dice(NarrativeState state, CheckInProgress check) {}

    /** More melee or ranged defence. Ledger: NAR-FX-BAR. */
    public static int defence(NarrativeState state, Participant one, boolean melee) {
        return 0;
    }

    /** More or less wounds that somebody can take. Ledger: NAR-FX-AUG-3. */
    public static int woundThreshold(Participant one) {
        return 0;
    }

    public static int strainThreshold(Participant one) {
        return 0;
    }

    /** Strain that comes on top whenever somebody suffers strain. Ledger: NAR-FX-CUR-1. */
    public static int extraStrain(Participant one) {
        return 0;
    }

    public static void startOfTurn(Play<NarrativeState> play, Participant one) {}

    public static void endOfTurn(Play<NarrativeState> play, Participant one) {}
}
