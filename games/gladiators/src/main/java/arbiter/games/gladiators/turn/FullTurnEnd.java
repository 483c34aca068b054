package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.end.DefeatCheck;
import arbiter.games.gladiators.environment.EnvironmentTurn;
import arbiter.games.gladiators.power.Wear;
import arbiter.games.gladiators.turn.TurnEvents.FullTurnBegan;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** After the last character: is a side defeated? Then the next full turn. Ledger: section 5.1, step 5. */
public final class FullTurnEnd {

    private FullTurnEnd() {}

    public static void resolve(Play<GladiatorsState> play) {
        EnvironmentTurn.endFullTurn(play);
        DefeatCheck.resolve(play);
        if (play.state().outcome().isOpen()) {
            Wear.fullTurnBegins(play);
            play.emit(new FullTurnBegan(play.state().round() + 1));
        }
    }
}
