package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Whenever the target becomes engaged with an enemy it makes a Hard fear check. Ledger: NAR-FX-CUR-8. */
public record Terrify() implements EffectTrait {}
