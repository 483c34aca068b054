package arbiter.games.gladiators.move;

import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Whether somebody who ran into or over something stays upright was rolled. Ledger: GG-MVT-4, GG-MVT-6. */
public record BalanceRolled(String unit, String what, Needed needed, TestRoll roll, boolean upright)
        implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {}

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                unit,
                " runs " + what + ": " + needed.words() + ", rolls " + roll
                        + (upright ? ", stays upright" : ", stumbles"));
    }
}
