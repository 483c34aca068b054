package arbiter.games.capital.ability;

import arbiter.games.capital.ability.Focus.Focused;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** All Out I: the Scout's Ultimate, a Focus without its cost or Cooldown, and more. Ledger: all-out-1, CAP-AMB-110. */
public record AllOut(int extra) implements ActTrait {

    @Override
    public void offerInstants(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (Ultimate.ready(unit, this)) {
            menu.add(new GoAllOut(this, unit));
        }
    }

    private record GoAllOut(AllOut trait, Combatant unit) implements CapitalAct {

        @Override
        public String id() {
            return "all-out";
        }

        @Override
        public String text() {
            return "All Out";
        }

        @Override
        public boolean isAction() {
            return false;
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            play.emit(new Focused(unit.id(), true));
            Ultimate.spend(play, unit, trait);
            Focus.gained(play, unit, trait.extra);
        }
    }
}
