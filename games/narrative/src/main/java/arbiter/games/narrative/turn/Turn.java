package arbiter.games.narrative.turn;

import arbiter.games.narrative.power.DelayedPowers;
import arbiter.games.narrative.turn.TurnEvents.RoundBegan;
import arbiter.games.narrative.turn.TurnEvents.TurnBegan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.List;
import java.util.Optional;

/**
 * One step of the order of turns: somebody does something in its turn, the next slot is filled and its turn begun, or a
 * round ends and the next begins. Ledger: NAR-INIT-5, NAR-INIT-7, NAR-TURN-1, section 5.1.
 */
public final class Turn {

    private Turn() {}

    public static void resolve(Play<NarrativeState> play) {
        NarrativeState state = play.state();
        if (state.acting().isPresent()) {
            act(play, state.acting().get());
        } else if (state.round() == 0) {
            play.emit(new RoundBegan());
        } else if (!fillNextSlot(play)) {
            RoundEnd.resolve(play);
            play.emit(new RoundBegan());
            DelayedPowers.roundBegins(play); // NAR-PSY-13
        }
    }

    /** Slots for which nobody of the side is left are passed over. Ledger: NAR-INIT-7. */
    private static boolean fillNextSlot(Play<NarrativeState> play) {
        NarrativeState state = play.state();
        Optional<OpenSlot> next = OpenSlot.next(state);
        if (next.isEmpty()) {
            return false;
        }
        List<Participant> open = next.get().candidates();
        Participant chosen =
                UnitOption.choose(play, decider(state, open), "turn.slot", open, () -> "Who takes the next slot?");
        play.emit(new TurnBegan(chosen.id(), next.get().slot()));
        TurnStart.resolve(play, chosen);
        return true;
    }

    /** The players name somebody together, so the first who could act speaks for them. Ledger: NAR-INIT-5. */
    private static Decider decider(NarrativeState state, List<Participant> open) {
        return state.speaker(open.get(0));
    }

    private static void act(Play<NarrativeState> play, Participant one) {
        List<NarrativeAct> acts = play.once("turn.menu", () -> new Menu(ActMenu.of(play.state(), one)))
                .acts();
        perform(play, one, acts.size() == 1 ? EndTurn.ACT : play.choose(request(play.state(), one, acts)));
    }

    private static Request<NarrativeAct> request(NarrativeState state, Participant one, List<NarrativeAct> acts) {
        Request<NarrativeAct> request = Request.one(one.decider(), "turn.action", acts)
                .asking(() -> "What does " + one.name() + " do?")
                .otherwise(EndTurn.ACT)
                .asCommand();
        return hasHadIts(state, one) ? request.quietly() : request;
    }

    /** The action and the free maneuver are used: hardly anybody wants more than to end the turn. */
    private static boolean hasHadIts(NarrativeState state, Participant one) {
        return one.turn().actionUsed() && one.turn().maneuvers() > 0 && !Allowance.nextIsFree(state, one);
    }

    /** What can be done; made anew it is another one, since comparing all of it would be more work than listing it. */
    private static final class Menu {

        private final List<NarrativeAct> acts;

        Menu(List<NarrativeAct> acts) {
            this.acts = acts;
        }

        List<NarrativeAct> acts() {
            return acts;
        }
    }

    /** Takes what the act costs of the turn, then does it. */
    static void perform(Play<NarrativeState> play, Participant one, NarrativeAct act) {
        if (!act.isAllowed(play, one)) {
            return;
        }
        switch (act.price()) {
            case ACTION -> ActionStart.pay(play, one);
            case MANEUVER -> ManeuverPayment.pay(play, one);
            case INCIDENTAL -> {}
        }
        if (act == EndTurn.ACT || one.canAct()) { // strain for a maneuver or an action may fell it
            act.resolve(play, one);
        }
    }
}
