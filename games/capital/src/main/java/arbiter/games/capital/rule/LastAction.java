package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** One last Action before death, with the limits of Critical Condition. Ledger: CAP-DYING-9, CAP-AMB-77. */
final class LastAction {

    private LastAction() {}

    static void resolve(Play<CapitalState> play, Combatant unit) {
        List<Deed> options = Deeds.actions(play.state(), unit);
        options.add(new NoAction());
        Deed last = play.choose(Request.one(unit.decider(), "dying.last-action", options)
                .asking(() -> unit.name() + " is dying. One last Action?"));
        last.resolve(play, Manner.ACTION);
    }
}
