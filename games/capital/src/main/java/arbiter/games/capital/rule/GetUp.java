package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.GotUp;
import arbiter.kernel.Play;
import java.util.List;

/** Getting up from the ground. Ledger: CAP-ACT-6, CAP-DYING-2. */
record GetUp(Combatant unit) implements Deed {

    static void offer(Combatant unit, List<Deed> menu) {
        if (unit.isProne() && unit.isUp()) {
            menu.add(new GetUp(unit));
        }
    }

    @Override
    public String id() {
        return "get-up";
    }

    @Override
    public String text() {
        return "Get up";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        play.emit(new GotUp(unit.id()));
    }
}
