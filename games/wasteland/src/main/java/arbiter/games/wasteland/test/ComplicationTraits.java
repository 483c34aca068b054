package arbiter.games.wasteland.test;

import arbiter.content.yaml.Traits;

/** What complications do, by the words that content has for it. Ledger: section 3.14. */
public final class ComplicationTraits {

    public static final Traits<ComplicationTrait> ALL = Traits.of(ComplicationTrait.class)
            .with("jam", new ComplicationEffects.Jam())
            .with("extra-shot", new ComplicationEffects.ExtraShot())
            .with("exposed", new ComplicationEffects.Exposed())
            .with("knocked-down", new ComplicationEffects.KnockedDown())
            .with("dropped-weapon", new ComplicationEffects.DroppedWeapon())
            .with("open-guard", new ComplicationEffects.OpenGuard())
            .with("spoilt-dose", new ComplicationEffects.SpoiltDose())
            .with("patient-hurt", new ComplicationEffects.PatientHurt())
            .with("noise", new ComplicationEffects.Noise())
            .with("gamemaster-points", new ComplicationEffects.GamemasterPoints())
            .with("told", new ComplicationEffects.Told());

    private ComplicationTraits() {}
}
