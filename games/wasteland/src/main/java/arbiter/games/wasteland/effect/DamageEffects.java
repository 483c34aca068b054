package arbiter.games.wasteland.effect;

import arbiter.content.yaml.Traits;

/** The damage effects by the words that content has for them. Ledger: section 3.5. */
public final class DamageEffects {

    /** What sneak attacks gain. Ledger: WAS-SNEAK-2. */
    public static final ViciousEffect VICIOUS = new ViciousEffect();

    public static final Traits<DamageEffect> ALL = Traits.of(DamageEffect.class)
            .with("burst", new BurstEffect())
            .with("breaking", new BreakingEffect())
            .with("persistent", PersistentEffect.class)
            .with("piercing", PiercingEffect.class)
            .with("radioactive", new RadioactiveEffect())
            .with("spread", new SpreadEffect())
            .with("stun", new StunEffect())
            .with("vicious", VICIOUS);

    private DamageEffects() {}
}
