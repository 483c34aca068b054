package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Manipulate works on a target of one silhouette more. Ledger: NAR-FX-MAN-5. */
public record LiftingStrength() implements EffectTrait {}
