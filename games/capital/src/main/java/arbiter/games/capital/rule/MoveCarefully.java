package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.CareTaken;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Move Carefully: an Action after which one's movement triggers no Overwatch. Ledger: move-carefully. */
record MoveCarefully(Combatant unit) implements Deed {

    static void offer(Combatant unit, List<Deed> menu) {
        if (unit.has(AbilityId.MOVE_CAREFULLY) && !unit.momentum().isCareful()) {
            menu.add(new MoveCarefully(unit));
        }
    }

    @Override
    public String id() {
        return "move-carefully";
    }

    @Override
    public String text() {
        return "Move Carefully";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        play.emit(new CareTaken(unit.id()));
    }
}
