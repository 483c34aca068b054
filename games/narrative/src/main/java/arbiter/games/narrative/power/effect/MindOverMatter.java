package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Up to 2 setback dice from the environment are ignored in each check. Ledger: NAR-FX-AUG-5. */
public record MindOverMatter() implements EffectTrait {

    public static final int DICE = 2;
}
