package arbiter.games.gladiators.hold;

import arbiter.tabletop.unit.Part;

/** Part: whether somebody has picked up something to throw, a hex large. Ledger: GG-THR-1. */
public record LiftedObject(boolean lifted) implements Part {

    public static final LiftedObject NONE = new LiftedObject(false);
}
