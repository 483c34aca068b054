package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** The target is immune to poison and needs no air. Ledger: NAR-FX-AUG-1. */
public record CellularControl() implements EffectTrait {}
