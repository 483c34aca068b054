package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Gas hangs in a Zone until the Scene ends. Ledger: miniature-chemical-weapon. */
public record GasReleased(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.scene.gas(zone);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " fills " + state.field().zones().text(zone) + " with gas");
    }
}
