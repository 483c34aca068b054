package arbiter.games.capital.move;

import arbiter.games.capital.damage.GotUp;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Getting up from the ground. Ledger: CAP-ACT-6, CAP-DYING-2. */
public record GetUp(Combatant unit) implements CapitalAct {

    public static void offer(Combatant unit, List<CapitalAct> menu) {
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
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        play.emit(new GotUp(unit.id()));
    }
}
