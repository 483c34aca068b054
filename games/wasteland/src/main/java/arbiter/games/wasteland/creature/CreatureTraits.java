package arbiter.games.wasteland.creature;

import arbiter.content.yaml.Traits;

/** What creatures can do, by the words that content has for it. */
public final class CreatureTraits {

    public static final Traits<CreatureTrait> ALL = Traits.of(CreatureTrait.class)
            .with("flies", new Flies())
            .with("keen-nose", new KeenNose())
            .with("knocks-down", new KnocksDown());

    private CreatureTraits() {}
}
