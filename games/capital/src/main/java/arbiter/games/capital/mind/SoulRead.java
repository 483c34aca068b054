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

/** Soul Read: the answer to one short question about a unit within a metre, or what it witnessed. Ledger: soul-read. */
public record SoulRead(int energy, int metres) implements ActTrait {

    @Override
    public MenuSection section() {
        return MenuSection.MIND;
    }

    @Override
    public void offerActions(CapitalState state, Combatant telepath, List<CapitalAct> menu) {
        MindAct.offer(state, telepath, energy, metres, other -> new Reading(energy, telepath, other), menu);
    }

    private record Reading(int energy, Combatant telepath, Combatant other) implements MindAct {

        @Override
        public String id() {
            return "soul-read:" + other.id();
        }

        @Override
        public String text() {
            return "Soul Read: " + other.name();
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (succeeds(play, "Soul Read", "reading a soul")) {
                play.emit(
                        new Announced(telepath.id(), " learns the answer to one short question about " + other.name()));
            }
        }
    }
}
