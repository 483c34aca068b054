package arbiter.games.narrative.turn;

import arbiter.games.narrative.maneuver.Assistance;
import arbiter.games.narrative.range.MoveStep;
import arbiter.games.narrative.turn.TurnEvents.RoundBegan;
import arbiter.games.narrative.turn.TurnEvents.TurnBegan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/**
 * One step of the order of turns: somebody does something in its turn, the next slot is filled, or a new round begins.
 * Ledger: NAR-INIT-5, NAR-INIT-7, NAR-TURN-1.
 */
public final class Turn {

    private Turn() {}

    public static void resolve(Play<NarrativeState> play) {
        NarrativeState state = play.state();
        if (state.acting().isPresent()) {
            act(play, state.acting().get());
        } else if (state.round() == 0 || !fillNextSlot(play)) {
            play.emit(new RoundBegan());
        }
    }

    /** Slots for which nobody of the side is left are passed over. Ledger: NAR-INIT-7. */
    private static boolean fillNextSlot(Play<NarrativeState> play) {
        NarrativeState state = play.state();
        List<Slot> slots = state.slots().slots();
        for (int slot = state.progress().nextSlot(); slot < slots.size(); slot++) {
            List<Participant> open = stillToAct(state, slots.get(slot).side());
            if (!open.isEmpty()) {
                Participant chosen = UnitOption.choose(
                        play, decider(state, open), "turn.slot", open, () -> "Who takes the next slot?");
                play.emit(new TurnBegan(chosen.id(), slot));
                return true;
            }
        }
        return false;
    }

    private static List<Participant> stillToAct(NarrativeState state, String side) {
        List<Participant> open = new ArrayList<>();
        for (Participant one : state.units()) {
            if (one.side().equals(side) && one.canAct() && !one.turn().acted()) {
                open.add(one);
            }
        }
        return open;
    }

    /** The players name somebody together, so the first who could act speaks for them. Ledger: NAR-INIT-5. */
    private static Decider decider(NarrativeState state, List<Participant> open) {
        return state.speaker(open.get(0));
    }

    private static void act(Play<NarrativeState> play, Participant one) {
        List<TurnAct> acts = new ArrayList<>();
        if (ManeuverPayment.isPossible(one)) {
            for (MoveStep step : MoveStep.of(play.state(), one)) {
                acts.add(new TurnAct.MoveAct(step));
            }
            acts.add(new TurnAct.ProneAct(one.isProne()));
            acts.add(new TurnAct.AimAct());
            acts.add(new TurnAct.CalledShotAct());
            for (Participant ally : Assistance.allies(play.state(), one)) {
                acts.add(new TurnAct.AssistAct(ally));
            }
            acts.add(new TurnAct.GuardAct());
        }
        TurnAct end = new TurnAct.EndAct();
        acts.add(end);
        play.choose(Request.one(one.decider(), "turn.action", acts)
                        .asking(() -> "What does " + one.name() + " do?")
                        .otherwise(end)
                        .asCommand())
                .resolve(play, one);
    }
}
