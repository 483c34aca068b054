package arbiter.games.capital.watch;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Move Carefully: an Action after which one's movement triggers no Overwatch. Ledger: move-carefully. */
public record MoveCarefully(Combatant unit) implements CapitalAct {

    public static void offer(Combatant unit, List<CapitalAct> menu) {
        if (unit.has(AbilityId.MOVE_CAREFULLY) && !unit.watch().careful()) {
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
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        play.emit(new CareTaken(unit.id()));
    }
}
