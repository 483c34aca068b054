package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.attack.AttackAct;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.move.MoveAct;
import arbiter.games.gladiators.move.PlaceOption;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.AnswersByLabel;
import arbiter.tabletop.opponent.Weigh;
import java.util.List;

/**
 * Plays by a rule of thumb where thousands of fights matter more than good play: the attack of the highest Level on whoever
 * is closest to going out, without a look at what is needed to hit; else a move towards the nearest opponent. Whatever
 * else is asked goes by default. Nobody plays against it: that is {@link GladiatorsOpponent}.
 */
public final class GladiatorsRuleOfThumb {

    /** Moving comes after everything that does something. */
    private static final double MOVING = 0.01;

    private GladiatorsRuleOfThumb() {}

    public static AnswersByLabel<GladiatorsState> create() {
        return new AnswersByLabel<GladiatorsState>()
                .with("turn.action", GladiatorsRuleOfThumb::action)
                .with("move.place", GladiatorsRuleOfThumb::place)
                .with("luck.dice", (state, request) -> 1); // one die, the way that helps
    }

    private static int action(GladiatorsState state, Request<?> request) {
        Gladiator unit = state.acting().orElseThrow();
        return Weigh.best(request, option -> value(state, unit, option)).orElse(Weigh.declining(request));
    }

    private static double value(GladiatorsState state, Gladiator unit, Option option) {
        if (option instanceof AttackAct attack) {
            return state.enemies(unit, attack.target())
                    ? attack.way().level() * AttackEstimate.importance(state, attack.target()) / attack.actions()
                    : 0;
        }
        if (option instanceof MoveAct) {
            return MOVING;
        }
        return option instanceof GladiatorAct act ? act.urgency() : 0;
    }

    private static int place(GladiatorsState state, Request<?> request) {
        Gladiator unit = state.unit(request.decider().id());
        List<Gladiator> foes = state.enemiesOf(unit);
        return Weigh.best(
                        request,
                        option -> option instanceof PlaceOption place ? 1.0 / (1 + nearest(foes, place.spot())) : 0)
                .orElse(request.fallbackIndex());
    }

    private static int nearest(List<Gladiator> foes, Spot spot) {
        int nearest = Integer.MAX_VALUE - 1;
        for (Gladiator foe : foes) {
            if (foe.isInAction()) {
                nearest = Math.min(nearest, spot.distance(foe.position().spot()));
            }
        }
        return nearest;
    }
}
