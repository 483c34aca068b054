package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit watches its steps: no Overwatch is triggered by them for now. Ledger: move-carefully. */
public record CareTaken(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.watch().withCare());
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " moves carefully, out of the way of Overwatch, until the next turn");
    }
}
