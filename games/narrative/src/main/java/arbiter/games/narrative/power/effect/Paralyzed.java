package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** The target is staggered as long as the curse lasts. Ledger: NAR-FX-CUR-9. */
public record Paralyzed() implements EffectTrait {}
