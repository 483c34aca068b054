package arbiter.games.narrative.turn;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.turn.TurnEvents.ActionExchanged;
import arbiter.games.narrative.turn.TurnEvents.ManeuverUsed;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/**
 * What a maneuver of the turn costs: the first nothing, the second 2 strain or the action, and there is no third.
 * Ledger: NAR-TURN-1 to 4, NAR-TURN-7, NAR-ACT-1.
 */
public final class ManeuverPayment {

    private static final int STRAIN = 2;

    private static final PlainOption BY_STRAIN = PlainOption.of("strain", "Suffer 2 strain");
    private static final PlainOption BY_ACTION = PlainOption.of("action", "Give up the action");
    private static final List<PlainOption> EITHER = List.of(BY_STRAIN, BY_ACTION);

    private ManeuverPayment() {}

    static boolean isPossible(NarrativeState state, Participant one) {
        return Suffering.canChoose(state, one, STRAIN) || Allowance.mayAct(state, one);
    }

    /** Pays for the next maneuver; where there are two ways its player says which. */
    public static void pay(Play<NarrativeState> play, Participant one) {
        NarrativeState state = play.state();
        if (!Allowance.nextIsFree(state, one)) {
            boolean strain = Suffering.canChoose(state, one, STRAIN);
            boolean action = Allowance.mayAct(state, one);
            PlainOption way = strain && action
                    ? play.choose(Request.one(one.decider(), "turn.second-maneuver", EITHER)
                            .asking(() -> "How does " + one.name() + " pay for the maneuver?"))
                    : strain ? BY_STRAIN : BY_ACTION;
            if (way == BY_STRAIN) {
                Suffering.strain(play, one, STRAIN);
            } else {
                play.emit(new ActionExchanged(one.id()));
            }
        }
        play.emit(new ManeuverUsed(one.id()));
    }
}
