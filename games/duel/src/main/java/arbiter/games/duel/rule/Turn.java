package arbiter.games.duel.rule;

import arbiter.games.duel.state.BreathCaught;
import arbiter.games.duel.state.DuelState;
import arbiter.games.duel.state.Fighter;
import arbiter.games.duel.state.TurnEnded;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** One turn: weariness, then an attack or a breath. Ledger: DUEL-TURN-1. */
public final class Turn {

    /** The first round in which standing there costs health. Ledger: DUEL-TURN-3. */
    static final int WEARY_FROM = 12;

    private Turn() {}

    public static void resolve(Play<DuelState> play) {
        Fighter fighter = play.state().active();
        weary(play, fighter);
        if (fighter.standing()) {
            act(play, fighter);
        }
        if (someoneToFight(play.state())) {
            play.emit(new TurnEnded());
        }
    }

    private static void weary(Play<DuelState> play, Fighter fighter) {
        if (play.state().weariness() && play.state().round() >= WEARY_FROM) {
            Harm.resolve(play, fighter, Modifiers.of("weariness", 1));
        }
    }

    private static void act(Play<DuelState> play, Fighter fighter) {
        List<Action> actions = new ArrayList<>();
        for (Fighter opponent : play.state().opponents(fighter)) {
            actions.add(new Action.Strike(opponent));
        }
        actions.add(new Action.Breathe());
        Action action = play.choose(Request.one(fighter.decider(), "turn.action", actions)
                .asking(() -> "What does " + fighter.name() + " do?")
                .asCommand());
        if (action instanceof Action.Strike strike) {
            Attack.resolve(play, fighter, strike.target());
        } else {
            play.emit(new BreathCaught(fighter.id(), 1)); // DUEL-TURN-2
        }
    }

    private static boolean someoneToFight(DuelState state) {
        return state.sidesStanding() > 1;
    }
}
