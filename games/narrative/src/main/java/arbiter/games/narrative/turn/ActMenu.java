package arbiter.games.narrative.turn;

import arbiter.games.narrative.attack.AttackActs;
import arbiter.games.narrative.check.SkillActs;
import arbiter.games.narrative.environment.EnvironmentActs;
import arbiter.games.narrative.heal.MedicaeActs;
import arbiter.games.narrative.item.GearActs;
import arbiter.games.narrative.maneuver.ManeuverActs;
import arbiter.games.narrative.power.PowerActs;
import arbiter.games.narrative.range.MoveActs;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleActs;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Everything somebody can do now, chapter by chapter; what it cannot pay for is left out. Ledger: section 5.1, step 6. */
public final class ActMenu {

    private static final List<NarrativeAct> NOTHING = List.of(EndTurn.ACT);

    private ActMenu() {}

    public static List<NarrativeAct> of(NarrativeState state, Participant one) {
        if (!one.canAct()) { // NAR-STATUS-4
            return NOTHING;
        }
        boolean action = Allowance.mayAct(state, one);
        boolean maneuver = Allowance.mayManeuver(state, one);
        List<NarrativeAct> acts = new ArrayList<>();
        gather(state, one, action, maneuver, act -> {
            boolean payable = switch (act.price()) {
                case ACTION -> action;
                case MANEUVER -> maneuver;
                case INCIDENTAL -> true;
            };
            if (payable) {
                acts.add(act);
            }
        });
        acts.add(EndTurn.ACT);
        return acts;
    }

    /** The maneuvers somebody could perform outside the price of its turn. Ledger: NAR-SP-B1, NAR-SP-I1, NAR-INIT-6. */
    public static List<NarrativeAct> maneuvers(NarrativeState state, Participant one) {
        List<NarrativeAct> acts = new ArrayList<>();
        gather(state, one, false, true, act -> {
            if (act.price() == Price.MANEUVER) {
                acts.add(act);
            }
        });
        return acts;
    }

    /** Chapters that have only what is out of the question are not looked into. */
    private static void gather(
            NarrativeState state, Participant one, boolean actions, boolean maneuvers, Consumer<NarrativeAct> menu) {
        if (maneuvers) {
            MoveActs.offer(state, one, menu);
            ManeuverActs.offer(state, one, menu);
        }
        GearActs.offer(state, one, menu);
        if (actions) {
            AttackActs.offer(state, one, menu);
            PowerActs.offer(state, one, menu);
            SkillActs.offer(state, one, menu);
            MedicaeActs.offer(state, one, menu);
        } else {
            PowerActs.sustain(state, one, menu);
        }
        EnvironmentActs.offer(state, one, menu);
        VehicleActs.offer(state, one, menu);
    }
}
