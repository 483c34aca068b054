package arbiter.games.centuryg.damage;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** An Area stops working. Ledger: BCG-MAIM-1. */
public record Maimed(String unit, Area area) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.condition().withMaim(area));
        EnergyCapacity.settle(state);
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, "'s " + EnumWords.of(area) + (area.isPair() ? " are" : " is") + " Maimed");
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("maims", true);
    }
}
