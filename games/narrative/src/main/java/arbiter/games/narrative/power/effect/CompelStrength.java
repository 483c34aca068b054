package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Compel inflicts 2 strain more, and 1 more each time that was bought. Ledger: NAR-FX-COM-8. */
public record CompelStrength() implements EffectTrait {}
