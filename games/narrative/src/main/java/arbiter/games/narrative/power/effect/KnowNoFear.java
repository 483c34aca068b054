package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Nothing bad that comes of fear affects the target. Ledger: NAR-FX-AUG-4. */
public record KnowNoFear() implements EffectTrait {}
