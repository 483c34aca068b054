package arbiter.games.wasteland.test;

import arbiter.content.yaml.Traits;

/** What complications do, by the words that content has for it. Ledger: section 3.14. */
public final class ComplicationTraits {

    public static final Traits<ComplicationTrait> ALL = Traits.of(ComplicationTrait.class)
            .with("jam", new JammedWeapon())
            .with("extra-shot", new WastedShot())
            .with("exposed", new LostCover())
            .with("knocked-down", new KnockedDown())
            .with("drop-weapon", new DroppedWeapon())
            .with("open-guard", new OpenGuard())
            .with("patient-hurt", new HurtPatient())
            .with("noise", new LoudNoise())
            .with("gamemaster-points", new GamemasterPoints())
            .with("told", new ToldComplication());

    private ComplicationTraits() {}
}
