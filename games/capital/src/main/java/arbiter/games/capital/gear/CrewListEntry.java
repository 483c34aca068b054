package arbiter.games.capital.gear;

import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Adding a scanner in contact to the Crew List of one's own. Ledger: mgs. */
public record CrewListEntry(Combatant unit, Combatant other) implements CapitalAct {

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (unit.profile().items().isEmpty()
                || KnownItems.held(unit, KnownItems.SCANNER).isEmpty()) {
            return;
        }
        for (Combatant other : state.units()) {
            if (other != unit && state.touching(unit, other) && KnownItems.carries(other, KnownItems.SCANNER)) {
                menu.add(new CrewListEntry(unit, other));
            }
        }
    }

    @Override
    public String id() {
        return "crew-list:" + other.id();
    }

    @Override
    public String text() {
        return "Put the scanner of " + other.name() + " on the Crew List";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public boolean isPointless() {
        return unit.stocks().crewList().contains(other.id());
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        play.emit(new CrewListed(unit.id(), other.id()));
    }
}
