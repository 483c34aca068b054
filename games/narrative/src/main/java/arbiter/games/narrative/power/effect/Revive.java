package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Heal works on whoever is incapacitated. Ledger: NAR-FX-HEA-5. */
public record Revive() implements EffectTrait {}
