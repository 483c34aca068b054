package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;

/** Whom somebody would use a power on: opponents for what harms, the own side for what helps. */
final class LikelyTargets {

    private LikelyTargets() {}

    static List<Participant> of(NarrativeState state, Participant psyker, BasePower power) {
        List<Participant> targets = new ArrayList<>();
        for (Participant one : state.units()) {
            boolean enemy = state.enemies(psyker, one);
            boolean likely = switch (power.id()) {
                case "attack", "compel", "curse" -> enemy && one.canAct();
                case "manipulate" -> enemy && one.canAct() && one != psyker;
                case "dispel" -> isUnderHostilePower(state, psyker, one);
                case "heal" -> !enemy && needsHealing(one);
                default -> !enemy && one.canAct();
            };
            if (likely) {
                targets.add(one);
            }
        }
        return targets;
    }

    private static boolean isUnderHostilePower(NarrativeState state, Participant psyker, Participant one) {
        for (OngoingPower lasting : one.powers().powers()) {
            if (state.enemies(psyker, state.unit(lasting.psyker()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean needsHealing(Participant one) {
        return one.vitals().dead() || one.vitals().wounds() > 0 || one.vitals().strain() > 0;
    }
}
