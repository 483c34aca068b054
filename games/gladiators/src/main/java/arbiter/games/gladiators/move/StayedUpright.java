package arbiter.games.gladiators.move;

import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody who ran over a fallen body rolled to stay upright. Ledger: GG-MVT-6. */
public record StayedUpright(String unit, Needed needed, TestRoll roll) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {}

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                unit,
                " runs over the fallen: " + needed.words() + ", rolls " + roll
                        + (roll.succeeded() ? ", stays upright" : ", stumbles"));
    }
}
