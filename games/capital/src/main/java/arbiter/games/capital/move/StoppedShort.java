package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;

/** Somebody whom a unit's side does not know of is in its way. Ledger: CAP-AMB-82. */
public record StoppedShort(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Audience audience(CapitalState state) {
        return Audience.playing(by);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit)
                .words(" is stopped by ")
                .unit(by, state.unit(by).name())
                .words(", unseen")
                .line();
    }
}
