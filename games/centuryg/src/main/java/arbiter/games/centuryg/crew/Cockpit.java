package arbiter.games.centuryg.crew;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * The machine a Core came from, whose player plays the Core, and the Layers taken through the hull from a pilot of whom
 * nothing else is known. Ledger: BCG-CORE-3, invasive.
 */
public record Cockpit(Optional<String> machine, int layersLost) implements Part {

    public static final Cockpit UNTOUCHED = new Cockpit(Optional.empty(), 0);

    Cockpit withLayerLost() {
        return new Cockpit(machine, layersLost + 1);
    }

    Cockpit from(String unit) {
        return new Cockpit(Optional.of(unit), layersLost);
    }
}
