package arbiter.games.wasteland.perk;

import arbiter.content.yaml.Traits;
import arbiter.games.wasteland.sheet.PerkTrait;

/** What perks do, by the words that content has for it. Ledger: section 3.13. */
public final class PerkTraits {

    public static final Traits<PerkTrait> ALL = Traits.of(PerkTrait.class)
            .with("honed", Honed.class)
            .with("broad-training", BroadTraining.class)
            .with("hard-shell", HardShell.class)
            .with("tough-stock", ToughStock.class)
            .with("calm-hands", CalmHands.class)
            .with("patch-artist", PatchArtist.class)
            .with("fast-reach", new FastReach())
            .with("beast-of-burden", BeastOfBurden.class);

    private PerkTraits() {}
}
