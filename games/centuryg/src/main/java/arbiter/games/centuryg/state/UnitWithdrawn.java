package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The gamemaster takes a Unit out of the fight. */
public record UnitWithdrawn(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.fate = Fate.RETREATED;
        fighter.aim = null;
        Duels.end(state, fighter);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " is taken out of the fight");
    }
}
