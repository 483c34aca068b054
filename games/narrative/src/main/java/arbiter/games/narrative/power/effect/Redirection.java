package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** A ranged attack on the target with three threats or a despair hits its maker as well. Ledger: NAR-FX-BAR-6. */
public record Redirection() implements EffectTrait {}
