package arbiter.games.capital.watch;

import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Move Carefully: an Action after which one's movement triggers no Overwatch. Ledger: move-carefully. */
public record MoveCarefully() implements ActTrait {

    @Override
    public MenuSection section() {
        return MenuSection.STANCE;
    }

    @Override
    public void offerActions(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        menu.add(new TakeCare(unit));
    }

    private record TakeCare(Combatant unit) implements CapitalAct {

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
        public boolean isPointless() {
            return unit.watch().careful();
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            play.emit(new CareTaken(unit.id()));
        }
    }
}
