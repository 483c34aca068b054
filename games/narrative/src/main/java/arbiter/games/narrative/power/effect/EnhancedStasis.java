package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.HoldEffect;

/** The target is frozen and cannot act. Ledger: NAR-FX-MAN-7. */
public record EnhancedStasis() implements HoldEffect {}
