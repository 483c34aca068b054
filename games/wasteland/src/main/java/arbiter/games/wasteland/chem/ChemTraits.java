package arbiter.games.wasteland.chem;

import arbiter.content.yaml.Traits;

/** What doses do, by the words that content has for it. */
public final class ChemTraits {

    public static final Traits<ChemTrait> ALL = Traits.of(ChemTrait.class)
            .with("heals", Heals.class)
            .with("flushes", Flushes.class)
            .with("strengthens", Strengthens.class);

    private ChemTraits() {}
}
