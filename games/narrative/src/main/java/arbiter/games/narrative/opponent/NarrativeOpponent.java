package arbiter.games.narrative.opponent;

import arbiter.games.narrative.turn.ActMenu;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import arbiter.tabletop.opponent.AnswersByLabel;
import arbiter.tabletop.opponent.Weigh;

/**
 * An opponent for persons, psykers, groups and crews. It weighs every action by the dice that it would roll, aims, moves,
 * reloads, helps, keeps powers going and steers where that is worth more than it costs, and spends symbols as the rules
 * suggest; whatever else is asked it answers by default.
 */
public final class NarrativeOpponent {

    private NarrativeOpponent() {}

    public static AnswersByLabel<NarrativeState> create() {
        return new AnswersByLabel<NarrativeState>()
                .with("turn.action", NarrativeOpponent::action)
                .with("turn.second-maneuver", NarrativeOpponent::payment)
                .with("power.target", NarrativeOpponent::target)
                .with("attack.again", (state, request) -> 0)
                .with("steering.course", SteeringChoice::leg);
    }

    private static int action(NarrativeState state, Request<?> request) {
        Participant one = state.acting().orElseThrow();
        return new TurnPlan(state, one, request).next(Weigh.declining(request));
    }

    /** By strain as long as the action is good for something: whoever moves towards nobody it can attack gives it up. */
    private static int payment(NarrativeState state, Request<?> request) {
        Participant one = state.acting().orElseThrow();
        ActionEstimate actions = new ActionEstimate(state, one);
        boolean useful =
                ActMenu.of(state, one).stream().anyMatch(act -> act.price() == Price.ACTION && actions.of(act) > 0);
        return Weigh.byKind(request, useful ? "strain" : "action").orElse(request.fallbackIndex());
    }

    /** Of those for whom a power is just right, an opponent who matters most for what is left of them. */
    private static int target(NarrativeState state, Request<?> request) {
        Participant one = state.acting().orElseThrow();
        return Weigh.best(
                        request,
                        option -> option instanceof UnitOption<?> other
                                ? need(state, one, (Participant) other.unit())
                                : 0)
                .orElse(request.fallbackIndex());
    }

    private static double need(NarrativeState state, Participant one, Participant other) {
        double worn = 1.0 / (2 + Worth.left(other, false));
        return state.enemies(one, other) ? 0.1 + Worth.importance(other) * (0.3 + worn) : 0.1 + worn;
    }
}
