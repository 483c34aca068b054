package arbiter.games.narrative.turn;

import arbiter.games.narrative.heal.MedicaeActs;
import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.power.Psyker;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;

/**
 * Everybody who can still act is immobilized until healed, out of everybody's reach, and beyond help: nothing that anybody
 * does changes that. Then the encounter ends as the gamemaster would end it. Ledger: NAR-CI-23, section 5.1, step 8.
 */
public final class Stalemate {

    private Stalemate() {}

    /** The first who can move is an answer, so that hardly anything is looked at. */
    public static boolean isReached(NarrativeState state) {
        for (Participant one : state.units()) {
            if (one.takesTurns() && one.canAct() && !isStuck(state, one)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isStuck(NarrativeState state, Participant one) {
        if (!SufferedInjuries.immobilize(one) || !one.aboard().isOnFoot() || Psyker.is(one)) {
            return false;
        }
        List<NarrativeAct> cures = new ArrayList<>();
        MedicaeActs.offer(state, one, cures::add);
        return cures.isEmpty() && !reachesAnybody(state, one);
    }

    /** With anything that it carries, whether it could be used now or not. */
    private static boolean reachesAnybody(NarrativeState state, Participant one) {
        for (Participant enemy : state.enemiesOf(one)) {
            for (CarriedItem item : one.gear().items()) {
                if (item.weapon()
                        .filter(weapon -> reaches(state, one, enemy, weapon))
                        .isPresent()) {
                    return true;
                }
            }
            if (state.band(one, enemy) == Band.ENGAGED) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(NarrativeState state, Participant one, Participant enemy, Weapon weapon) {
        return state.band(one, enemy).within(weapon.range());
    }
}
