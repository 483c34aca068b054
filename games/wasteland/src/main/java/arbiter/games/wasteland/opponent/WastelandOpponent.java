package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.AnswersByLabel;
import arbiter.tabletop.opponent.Weigh;

/**
 * An opponent for people, creatures and machines. It weighs every act by the chances of its dice, moves, aims, helps and
 * takes chems where that is worth more than it costs, and spends action points, luck and ammunition as long as each point
 * is worth its price; whatever else is asked it answers by default.
 */
public final class WastelandOpponent {

    private WastelandOpponent() {}

    public static AnswersByLabel<WastelandState> create() {
        return new AnswersByLabel<WastelandState>()
                .with("turn.action", WastelandOpponent::action)
                .with("test.dice", PointsChoice::dice)
                .with("test.miss-fortune", LuckChoice::die)
                .with("test.stacked-deck", LuckChoice::stackedDeck)
                .with("attack.called", TargetChoice::location)
                .with("attack.parry", PointsChoice::parry)
                .with("attack.points", PointsChoice::damage)
                .with("attack.shots", ShotsChoice::pick)
                .with("attack.burst", (state, request) -> 0)
                .with("damage.miss-fortune", LuckChoice::combatDice)
                .with("command.action", MajorEstimate::order)
                .with("aid.points", PointsChoice::recovery)
                .with("aid.wake", PointsChoice::always);
    }

    private static int action(WastelandState state, Request<?> request) {
        return new TurnPlan(state, state.unit(request.decider().id()), request).next(Weigh.declining(request));
    }
}
