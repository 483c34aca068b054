package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Checks that need sight are upgraded three times. Ledger: NAR-FX-CUR-5. */
public record Blinded() implements EffectTrait {}
