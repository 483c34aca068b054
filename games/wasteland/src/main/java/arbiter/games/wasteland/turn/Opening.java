package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.awareness.Stealth;
import arbiter.games.wasteland.turn.TurnEvents.OrderSettled;
import arbiter.games.wasteland.turn.TurnEvents.RoundBegan;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Before the first round: the order of turns, and the turn of whoever starts the fight. Ledger: WAS-TURN-1, section 5.0. */
public final class Opening {

    private Opening() {}

    public static void resolve(Play<WastelandState> play) {
        WastelandState state = play.state();
        Stealth.atStart(play);
        List<String> order = TurnOrder.of(state);
        play.emit(new OrderSettled(order));
        List<Fighter> able = new ArrayList<>();
        for (String id : order) {
            if (state.unit(id).canAct()) {
                able.add(state.unit(id));
            }
        }
        if (able.isEmpty()) {
            play.emit(new RoundBegan());
            return;
        }
        Fighter starter =
                state.course().starter().map(state::unit).filter(able::contains).orElseGet(() -> named(play, able));
        play.emit(new TurnBegan(starter.id()));
    }

    /** Where the scene does not say it, the gamemaster does; whoever is quickest by default. */
    private static Fighter named(Play<WastelandState> play, List<Fighter> able) {
        return play.choose(Request.one(Decider.GAMEMASTER, "turn.opening", UnitOption.of(able))
                        .asking(() -> "Who starts the fight?")
                        .quietly())
                .unit();
    }
}
