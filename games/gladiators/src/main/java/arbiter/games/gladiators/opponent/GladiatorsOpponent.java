package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.attack.AreaOption;
import arbiter.games.gladiators.attack.FollowUpOption;
import arbiter.games.gladiators.interrupt.MoverStrikes;
import arbiter.games.gladiators.interrupt.QuickDeed;
import arbiter.games.gladiators.move.PlaceOption;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
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
    private static final double WORTH_AN_ACTION = 0.4;

    private static final double WORTH_GETTING_READY = 0.1;

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
                .with("quick.mover", quick)
                .with("luck.dice", (state, request) -> 1); // one die, the way that helps
    }

    private static Gladiator unit(GladiatorsState state, Request<?> request) {
        return state.unit(request.decider().id());
    }

    /** The act that promises most; of nothing worthwhile, the end of the turn. */
    private static int action(GladiatorsState state, Request<?> request) {
        Gladiator unit = state.acting().orElseThrow();
        double[] values = new double[request.options().size()];
        int best = Weigh.declining(request);
        for (int i = 0; i < values.length; i++) {
            values[i] = request.option(i) instanceof GladiatorAct act ? ActValue.of(state, unit, act, values[best]) : 0;
            if (values[i] > values[best]) {
                best = i;
            }
        }
        return unit.turn().actions() > 1 && isAimed(request, best) ? readyFirst(request, values, best) : best;
    }

    private static boolean isAimed(Request<?> request, int which) {
        return request.option(which) instanceof GladiatorAct act && act.aimsAtOther() && act.actions() == 1;
    }

    /** What would be done after the attack of a turn comes before it, if that makes the attack better. */
    private static int readyFirst(Request<?> request, double[] values, int attack) {
        int best = attack;
        double most = WORTH_GETTING_READY;
        for (int i = 0; i < values.length; i++) {
            if (!isAimed(request, i) && values[i] > most) {
                most = values[i];
                best = i;
            }
        }
        return request.option(best) instanceof GladiatorAct act && ActValue.prepares(act) ? best : attack;
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
        MoveValue move = MoveValue.of(state, unit);
        int best = request.fallbackIndex();
        double most = Double.NEGATIVE_INFINITY;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof PlaceOption place) {
                double value = move.of(place.spot());
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Whoever owes no action yet; what only protects waits until something is meant for its owner. */
    private static int quick(GladiatorsState state, Request<?> request) {
        return Weigh.best(
                        request,
                        option -> request.quiet() && option instanceof QuickDeed.Activation ? 0 : worth(state, option))
                .orElse(Weigh.declining(request));
    }

    private static double worth(GladiatorsState state, Option option) {
        if (option instanceof MoverStrikes.Planned planned) {
            return worth(state, planned.deed());
        }
        return option instanceof QuickDeed deed ? worth(state, deed) : 0;
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
