package arbiter.games.duel.fight;

import arbiter.tabletop.unit.Part;

/** What this table has decided for itself. Ledger: DUEL-TURN-3. */
public record Rulings(boolean weariness) implements Part {}
