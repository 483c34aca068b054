package arbiter.games.narrative.turn;

import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.item.Encumbrance;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;

/** Whether somebody may use actions and maneuvers now, and what a maneuver costs. Ledger: NAR-TURN-1 to 4, NAR-STATUS. */
public final class Allowance {

    static final int MOST_MANEUVERS = 2;

    private Allowance() {}

    /** Ledger: NAR-TURN-1, NAR-STATUS-1, NAR-STATUS-4. */
    public static boolean mayAct(NarrativeState state, Participant one) {
        return one.canAct() && !one.turn().actionUsed() && !isStaggered(state, one);
    }

    /** Ledger: NAR-TURN-2, NAR-TURN-3, NAR-STATUS-1, NAR-STATUS-2. */
    public static boolean mayManeuver(NarrativeState state, Participant one) {
        int most = isStaggered(state, one) ? 1 : MOST_MANEUVERS;
        return one.canAct()
                && !isImmobilized(state, one)
                && one.turn().maneuvers() < most
                && (nextIsFree(state, one) || ManeuverPayment.isPossible(state, one));
    }

    /** Whether one bought with symbols can be performed: it keeps to the two of the turn. Ledger: NAR-SPEND-6. */
    public static boolean mayManeuverFree(NarrativeState state, Participant one) {
        int most = isStaggered(state, one) ? 1 : MOST_MANEUVERS;
        return one.canAct() && !isImmobilized(state, one) && one.turn().maneuvers() < most;
    }

    /** The first of a turn, unless an injury or a burden takes that away; with Haste the second too. Ledger: NAR-TURN-1. */
    static boolean nextIsFree(NarrativeState state, Participant one) {
        return one.turn().maneuvers() == 0
                ? !SufferedInjuries.takeFreeManeuver(one)
                        && !Encumbrance.takesFreeManeuver(one) // NAR-CI-4, NAR-CI-15, NAR-CHAR-6
                : OngoingPowers.freeSecondManeuver(state, one); // NAR-FX-AUG-2
    }

    public static boolean isStaggered(NarrativeState state, Participant one) {
        return one.statuses().staggered() > 0 || SufferedInjuries.stagger(one) || OngoingPowers.stagger(state, one);
    }

    public static boolean isImmobilized(NarrativeState state, Participant one) {
        return !OngoingPowers.freeFromImmobility(state, one) // NAR-FX-AUG-8
                && (one.statuses().immobilized() > 0
                        || SufferedInjuries.immobilize(one)
                        || OngoingPowers.immobilize(state, one));
    }

    public static boolean isDisoriented(NarrativeState state, Participant one) {
        return one.statuses().disoriented() > 0 || SufferedInjuries.disorient(one);
    }
}
