package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** On a hit one advantage moves the target by one band. Ledger: NAR-FX-ATT-5. */
public record Manipulative() implements EffectTrait {}
