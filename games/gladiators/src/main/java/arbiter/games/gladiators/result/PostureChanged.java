package arbiter.games.gladiators.result;

import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody falls, gets up, loses or finds their bearings. Ledger: GG-KDN-2, GG-TRN-4, GG-TRN-5. */
public record PostureChanged(String unit, Posture now) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        state.unit(unit).set(now);
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, words());
    }

    private String words() {
        if (now.prone()) {
            return now.disorientated() ? " is prone and disorientated" : " is prone";
        }
        return now.disorientated() ? " is disorientated" : " is up again";
    }
}
