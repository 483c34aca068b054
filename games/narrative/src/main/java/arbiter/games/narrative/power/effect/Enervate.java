package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Whenever the target suffers strain, it suffers 1 more. Ledger: NAR-FX-CUR-1. */
public record Enervate() implements EffectTrait {}
