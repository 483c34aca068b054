package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Difficult terrain does not slow the target, and it cannot be immobilized. Ledger: NAR-FX-AUG-8. */
public record Swift() implements EffectTrait {}
