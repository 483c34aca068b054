package arbiter.games.capital.mind;

import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Mind Control: an order of one word that a unit within two metres obeys unless it harms it. Ledger: mind-control. */
public record MindControl(int energy, int metres) implements ActTrait {

    @Override
    public MenuSection section() {
        return MenuSection.MIND;
    }

    @Override
    public void offerActions(CapitalState state, Combatant telepath, List<CapitalAct> menu) {
        MindAct.offer(state, telepath, energy, metres, other -> new Order(energy, telepath, other), menu);
    }

    private record Order(int energy, Combatant telepath, Combatant other) implements MindAct {

        @Override
        public String id() {
            return "mind-control:" + other.id();
        }

        @Override
        public String text() {
            return "Mind Control: " + other.name();
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (succeeds(play, "Mind Control", "controlling a mind")) {
                play.emit(new Announced(
                        other.id(),
                        " obeys one word of " + telepath.name()
                                + " unless that would harm it, and knows it was made to"));
            }
        }
    }
}
