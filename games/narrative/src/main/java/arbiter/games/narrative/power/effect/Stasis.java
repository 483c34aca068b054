package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.HoldEffect;

/** The target is immobilized and has 1 setback die on all checks. Ledger: NAR-FX-MAN-6. */
public record Stasis() implements HoldEffect {}
