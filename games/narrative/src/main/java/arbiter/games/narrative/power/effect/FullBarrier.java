package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** The barrier takes all net successes off the damage of a hit. Ledger: NAR-FX-BAR-4. */
public record FullBarrier() implements EffectTrait {}
