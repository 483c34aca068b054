package arbiter.games.capital.rule;

import arbiter.games.capital.state.Combatant;

/** Where a Move has to end because somebody called: no further than so many metres from them. Ledger: CAP-AMB-113. */
record Gathering(Combatant around, int metres) {}
