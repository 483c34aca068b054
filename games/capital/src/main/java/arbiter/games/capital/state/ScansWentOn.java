package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A turn of waiting for a unit's scans is over; those that are done are gone. */
public record ScansWentOn(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        List<Scan> scans = new ArrayList<>();
        for (Scan scan : kit.scans) {
            if (scan.turnsLeft() > 1) {
                scans.add(new Scan(scan.kind(), scan.turnsLeft() - 1));
            }
        }
        kit.scans = List.copyOf(scans);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, "'s scanner works");
    }
}
