package arbiter.games.wasteland.quality;

import arbiter.content.yaml.Traits;

/** The qualities by the words that content has for them. Ledger: section 3.12. */
public final class WeaponTraits {

    public static final Traits<WeaponTrait> ALL = Traits.of(WeaponTrait.class)
            .with("accurate", new AccurateQuality())
            .with("blast", new BlastQuality())
            .with("close-quarters", new CloseQuartersQuality())
            .with("concealed", new ConcealedQuality())
            .with("debilitating", new DebilitatingQuality())
            .with("gatling", new GatlingQuality())
            .with("inaccurate", new InaccurateQuality())
            .with("mine", new MineQuality())
            .with("night-vision", new NightVisionQuality())
            .with("parry", new ParryQuality())
            .with("recon", new ReconQuality())
            .with("reliable", new ReliableQuality())
            .with("suppressed", new SuppressedQuality())
            .with("thrown", ThrownQuality.class)
            .with("two-handed", new TwoHandedQuality())
            .with("unreliable", new UnreliableQuality());

    private WeaponTraits() {}
}
