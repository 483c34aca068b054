package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A scanner begins to look for something. Ledger: mgs. */
public record ScanStarted(String unit, Scan.Kind wanted) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        List<Scan> scans = new ArrayList<>(kit.scans);
        scans.add(new Scan(wanted, Scan.TURNS));
        kit.scans = List.copyOf(scans);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " starts a scan to " + wanted.words() + ", " + Scan.TURNS + " turns");
    }
}
