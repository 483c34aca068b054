package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A scanner begins to look for something. Ledger: mgs. */
public record ScanStarted(String unit, Scan.Kind wanted) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<Scan> scans = new ArrayList<>(combatant.stocks().scans());
        scans.add(new Scan(wanted, Scan.TURNS));
        combatant.set(combatant.stocks().withScans(scans));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " starts a scan to " + wanted.words() + ", " + Scan.TURNS + " turns");
    }
}
