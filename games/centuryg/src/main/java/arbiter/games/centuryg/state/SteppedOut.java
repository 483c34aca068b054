package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Somebody is outside a machine from now on. Ledger: BCG-AMB-50, BCG-AMB-52. */
public record SteppedOut(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.body().onFoot = true;
        fighter.fate = Fate.FIGHTING;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " is on foot");
    }
}
