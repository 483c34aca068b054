package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Somebody comes into the Scene. Ledger: elusive-form, i-was-here-all-along. */
public record Appeared(String unit, int zone, boolean waits) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.fate = Fate.FIGHTING;
        fighter.zone = zone;
        fighter.acted = waits;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " is here");
    }
}
