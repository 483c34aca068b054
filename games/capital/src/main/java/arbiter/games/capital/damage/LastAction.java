package arbiter.games.capital.damage;

import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.NoAction;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** One last Action before death, with the limits of Critical Condition. Ledger: CAP-DYING-9, CAP-AMB-77. */
final class LastAction {

    private LastAction() {}

    static void resolve(Play<CapitalState> play, Combatant unit) {
        List<CapitalAct> options = ActMenu.actions(play.state(), unit);
        ActMenu.pointlessLast(options);
        options.add(new NoAction());
        CapitalAct last = play.choose(Request.one(unit.decider(), "dying.last-action", options)
                .otherwise(ActMenu.standard(play.state(), unit, options))
                .asking(() -> unit.name() + " is dying. One last Action?"));
        last.resolve(play, Occasion.ACTION);
    }
}
