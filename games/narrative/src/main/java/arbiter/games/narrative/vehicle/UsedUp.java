package arbiter.games.narrative.vehicle;

import arbiter.tabletop.unit.Part;

/** Part: what a vehicle has once in an encounter and is used, a repair of its hull and smoke. Ledger: NAR-VACT-4. */
public record UsedUp(boolean hullRepair, boolean smoke) implements Part {

    public static final UsedUp NOTHING = new UsedUp(false, false);
}
