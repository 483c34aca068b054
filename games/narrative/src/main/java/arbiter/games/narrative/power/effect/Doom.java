package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** After a check of the target the psyker may turn a die without triumph and despair. Ledger: NAR-FX-CUR-7. */
public record Doom() implements EffectTrait {}
