package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** After a check of the target the psyker may turn a setback die to a failure. Ledger: NAR-FX-CUR-2. */
public record Misfortune() implements EffectTrait {}
