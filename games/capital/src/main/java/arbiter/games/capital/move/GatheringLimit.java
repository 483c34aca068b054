package arbiter.games.capital.move;

import arbiter.games.capital.unit.Combatant;

/** Where a Move has to end because somebody called: no further than so many metres from them. Ledger: CAP-AMB-113. */
public record GatheringLimit(Combatant around, int metres) {}
