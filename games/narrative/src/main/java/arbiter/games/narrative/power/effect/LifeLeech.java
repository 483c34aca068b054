package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** The psyker heals 1 wound for every full 3 damage that the Attack inflicts after soak. Ledger: NAR-FX-ATT-12. */
public record LifeLeech() implements EffectTrait {}
