package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.attack.AreaOption;
import arbiter.games.gladiators.attack.FollowUpOption;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.interrupt.QuickDeed;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.AnswersByLabel;
import arbiter.tabletop.opponent.Weigh;
import java.util.List;

/**
 * A sensible opponent: strikes where it promises most by the rules' own sums, spares friends with its Areas, follows up,
 * acts Quick where that is worth an action, gets where it can strike and away when badly hurt. Whatever else is asked it
 * answers by default.
 */
public final class GladiatorsOpponent {

    /** A Quick deed takes an action of the next turn, so it has to promise more than a spare one would. */
    private static final double WORTH_AN_ACTION = 0.5;

    private GladiatorsOpponent() {}

    public static AnswersByLabel<GladiatorsState> create() {
        Agent<GladiatorsState> quick = GladiatorsOpponent::quick;
        Agent<GladiatorsState> place = GladiatorsOpponent::place;
        return new AnswersByLabel<GladiatorsState>()
                .with("turn.action", GladiatorsOpponent::action)
                .with("attack.follow-up", GladiatorsOpponent::followUp)
                .with("attack.how", (state, request) -> how(request))
                .with("area.place", GladiatorsOpponent::area)
                .with("move.place", place)
                .with("quick.declared", quick)
                .with("quick.hit", quick)
                .with("luck.dice", (state, request) -> 1); // one die, the way that helps
    }

    private static Gladiator unit(GladiatorsState state, Request<?> request) {
        return state.unit(request.decider().id());
    }

    /** The act that promises most; of nothing worthwhile, the end of the turn. */
    private static int action(GladiatorsState state, Request<?> request) {
        Gladiator unit = state.acting().orElseThrow();
        return Weigh.best(request, option -> option instanceof GladiatorAct act ? ActValue.of(state, unit, act) : 0)
                .orElse(Weigh.declining(request));
    }

    /** It costs nothing, so anything that may do something will do. */
    private static int followUp(GladiatorsState state, Request<?> request) {
        Gladiator unit = unit(state, request);
        return Weigh.best(
                        request,
                        option -> option instanceof FollowUpOption next
                                ? AttackEstimate.inArea(state, unit, next.power(), next.way(), next.target())
                                : 0)
                .orElse(Weigh.declining(request));
    }

    /** Linked powers strike together; nothing else is declared. */
    private static int how(Request<?> request) {
        return Weigh.byKind(request, "linked").orElse(request.fallbackIndex());
    }

    private static int area(GladiatorsState state, Request<?> request) {
        Gladiator unit = unit(state, request);
        int best = request.fallbackIndex();
        double most = Double.NEGATIVE_INFINITY;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof AreaOption option) {
                double value = AreaValue.of(state, unit, option);
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best;
    }

    private static int place(GladiatorsState state, Request<?> request) {
        Gladiator unit = unit(state, request);
        int best = request.fallbackIndex();
        double most = Double.NEGATIVE_INFINITY;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).pointer().orElse(null) instanceof Pointer.Place place) {
                double value = MoveValue.of(state, unit, Spot.parse(place.at()));
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Whoever owes no action yet. */
    private static int quick(GladiatorsState state, Request<?> request) {
        return Weigh.best(request, option -> option instanceof QuickDeed deed ? worth(state, deed) : 0)
                .orElse(Weigh.declining(request));
    }

    private static double worth(GladiatorsState state, QuickDeed deed) {
        Gladiator unit = deed.unit();
        if (unit.debts().quick() > 0 || unit.debts().stunned()) {
            return 0;
        }
        double value = 0;
        if (deed instanceof QuickDeed.Attack attack) {
            value = AttackEstimate.of(state, unit, attack.power(), attack.way(), attack.target());
        } else if (deed instanceof QuickDeed.Activation activation) {
            value = ActValue.standing(state, unit, activation.power(), activation.way());
        }
        return value >= WORTH_AN_ACTION ? value : 0;
    }
}
