package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody will have one action less in their next turn. Ledger: GG-RES-8. */
public record UnitStunned(String unit) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        gladiator.set(gladiator.debts().stunned(true));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " is stunned");
    }
}
