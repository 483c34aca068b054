package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.CrewListed;
import arbiter.kernel.Play;
import java.util.List;

/** Adding a scanner in contact to the Crew List of one's own. Ledger: mgs. */
record CrewListing(Combatant unit, Combatant other) implements Deed {

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        if (unit.profile().items().isEmpty()
                || Things.held(unit, Things.SCANNER).isEmpty()) {
            return;
        }
        for (Combatant other : state.combatants()) {
            if (other != unit
                    && state.touching(unit, other)
                    && Things.carries(other, Things.SCANNER)
                    && !unit.kit().crewList().contains(other.id())) {
                menu.add(new CrewListing(unit, other));
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
    public void resolve(Play<CapitalState> play, Manner manner) {
        play.emit(new CrewListed(unit.id(), other.id()));
    }
}
