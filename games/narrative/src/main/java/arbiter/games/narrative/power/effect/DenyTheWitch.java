package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Powers of other disciplines can be ended too. Ledger: NAR-FX-DIS-2. */
public record DenyTheWitch() implements EffectTrait {}
