package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.kernel.Line;

/** A Boss can have, and has, as much Energy again; what is spent stays spent. Ledger: behold-my-true-power, BCG-AMB-117. */
public record EnergyDoubled(String unit, Clock clock) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.energy.redouble(Capacity.of(state, fighter), fighter.rank(Attribute.ENERGY));
        state.add(new Mark(Mark.Kind.DOUBLE_ENERGY, unit, unit, "", 1, clock));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " has twice the Energy: " + state.fighter(unit).energy());
    }
}
