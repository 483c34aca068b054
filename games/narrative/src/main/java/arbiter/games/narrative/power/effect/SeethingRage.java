package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Unarmed attacks do more damage and have a Critical Rating of 3. Ledger: NAR-FX-AUG-7. */
public record SeethingRage() implements EffectTrait {

    public static final int CRITICAL_RATING = 3;
}
