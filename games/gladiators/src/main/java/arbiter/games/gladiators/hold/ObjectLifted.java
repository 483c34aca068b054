package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import java.util.Optional;

/** Somebody picks something up, or has it no longer. Ledger: GG-THR-1. */
public record ObjectLifted(String unit, Optional<Integer> hexes, String words) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        state.unit(unit).set(new LiftedObject(hexes));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " " + words);
    }
}
