package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody has stopped an opponent in this turn and cannot do so again. Ledger: GG-TRN-9. */
public record StopUsed(String unit) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        gladiator.set(gladiator.turn().stoppedOpponent());
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " has stopped an opponent");
    }
}
