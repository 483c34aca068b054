package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.tabletop.unit.Part;

/** What a Unit has to spend: Energy, and uses of Restoration Upgrades. Ledger: BCG-AMB-48, BCG-REST-1. */
public record Supplies(Reserve energy, Reserve restoration) implements Part {

    public static Supplies full(Machine machine) {
        return new Supplies(Reserve.of(machine.energy()), Reserve.of(machine.systems()));
    }

    public Supplies withEnergy(Reserve now) {
        return now == energy ? this : new Supplies(now, restoration);
    }

    public Supplies withRestoration(Reserve now) {
        return now == restoration ? this : new Supplies(energy, now);
    }
}
