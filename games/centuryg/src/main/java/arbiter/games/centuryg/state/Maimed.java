package arbiter.games.centuryg.state;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Area;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import java.util.ArrayList;
import java.util.List;

/** An Area stops working. Ledger: BCG-MAIM-1. */
public record Maimed(String unit, Area area) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        List<Area> all = new ArrayList<>(fighter.maims);
        all.add(area);
        fighter.maims = List.copyOf(all);
        Capacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, "'s " + EnumWords.of(area) + (area.isPair() ? " are" : " is") + " Maimed");
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("maims", true);
    }
}
