package arbiter.games.duel.fight;

import arbiter.games.duel.fight.TurnEvents.TurnEnded;
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
        List<TurnAct> acts = new ArrayList<>();
        for (Fighter enemy : play.state().enemiesOf(fighter)) {
            acts.add(new TurnAct.AttackAct(enemy));
        }
        acts.add(new TurnAct.BreatheAct());
        play.choose(Request.one(fighter.decider(), "turn.action", acts)
                        .asking(() -> "What does " + fighter.name() + " do?")
                        .asCommand())
                .resolve(play, fighter);
    }

    private static boolean someoneToFight(DuelState state) {
        return state.sidesStanding() > 1;
    }
}
