package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.ArrayList;
import java.util.List;

/** A turn of waiting for a unit's scans is over; those that are done are gone. */
public record ScansWentOn(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<Scan> scans = new ArrayList<>();
        for (Scan scan : combatant.stocks().scans()) {
            if (scan.turnsLeft() > 1) {
                scans.add(new Scan(scan.kind(), scan.turnsLeft() - 1));
            }
        }
        combatant.set(combatant.stocks().withScans(scans));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, "'s scanner works");
    }
}
