package arbiter.games.gladiators.interrupt;

import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.ActionDebts;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody is Quick, which costs an action of the next turn. Ledger: GG-QCK-2, GG-QCK-3. */
public record QuickRolled(String unit, String what, Needed needed, TestRoll roll) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        ActionDebts.owe(state.unit(unit));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                unit,
                " is Quick (" + what + "): " + needed.words() + ", rolls " + roll
                        + (roll.succeeded() ? ", comes first" : ", comes after"));
    }
}
