package arbiter.games.narrative.turn;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.turn.TurnEvents.ActionExchanged;
import arbiter.games.narrative.turn.TurnEvents.ManeuverUsed;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * What a maneuver of the turn costs: the first nothing, the second 2 strain or the action, and there is no third.
 * Ledger: NAR-TURN-1 to 4, NAR-TURN-7, NAR-ACT-1.
 */
public final class ManeuverPayment {

    private static final int MOST_MANEUVERS = 2;
    private static final int STRAIN = 2;

    private static final PlainOption BY_STRAIN = PlainOption.of("strain", "Suffer 2 strain");
    private static final PlainOption BY_ACTION = PlainOption.of("action", "Give up the action");

    private ManeuverPayment() {}

    public static boolean isPossible(Participant one) {
        return one.turn().maneuvers() == 0
                || one.turn().maneuvers() < MOST_MANEUVERS && !ways(one).isEmpty();
    }

    /** Pays for the next maneuver; where there are two ways its player says which. */
    public static void pay(Play<NarrativeState> play, Participant one) {
        if (one.turn().maneuvers() > 0) {
            List<PlainOption> ways = ways(one);
            PlainOption way = ways.size() == 1
                    ? ways.get(0)
                    : play.choose(Request.one(one.decider(), "turn.second-maneuver", ways)
                            .asking(() -> "How does " + one.name() + " pay for a second maneuver?"));
            if (way == BY_STRAIN) {
                Suffering.strain(play, one, STRAIN);
            } else {
                play.emit(new ActionExchanged(one.id()));
            }
        }
        play.emit(new ManeuverUsed(one.id()));
    }

    private static List<PlainOption> ways(Participant one) {
        List<PlainOption> ways = new ArrayList<>();
        if (Suffering.canChoose(one, STRAIN)) {
            ways.add(BY_STRAIN);
        }
        if (!one.turn().actionUsed()) {
            ways.add(BY_ACTION);
        }
        return ways;
    }
}
