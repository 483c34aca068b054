package arbiter.games.gladiators.move;

import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody is moved by somebody else: knocked back, pushed, carried, thrown. Ledger: GG-KBK-1, GG-FMV-1, GG-GRB-4, GG-TKN-2. */
public record Displaced(String unit, Position to, String how) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        state.unit(unit).set(to);
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " " + how + " " + to.spot());
    }
}
