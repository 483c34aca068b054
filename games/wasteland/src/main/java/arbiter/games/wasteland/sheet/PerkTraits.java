package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.Traits;

/** What perks do, by the words that content has for it. Ledger: section 3.13. */
public final class PerkTraits {

    public static final Traits<PerkTrait> ALL = Traits.of(PerkTrait.class)
            .with("attribute", new PerkEffects.MoreAttribute())
            .with("tag-skill", new PerkEffects.MoreTagSkills())
            .with("resistance", new PerkEffects.HarderSkin())
            .with("health", new PerkEffects.MoreHealth())
            .with("aim", new PerkEffects.BetterAim())
            .with("first-aid", new PerkEffects.BetterFirstAid())
            .with("free-draw", new PerkEffects.FreeDraw())
            .with("carrying", new PerkEffects.MoreCarrying());

    private PerkTraits() {}
}
