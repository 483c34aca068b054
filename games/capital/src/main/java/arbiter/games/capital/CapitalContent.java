package arbiter.games.capital;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Augmentation;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.sheet.CharacterClass;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.CreationRules;
import arbiter.games.capital.sheet.HitDice;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.LevelRow;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.sheet.Range;
import arbiter.games.capital.sheet.Rarity;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.sheet.StatusEffect;
import arbiter.games.capital.sheet.StoryIdea;
import arbiter.games.capital.sheet.Term;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.Versus;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.trait.AbilityTraits;
import arbiter.rulebook.LedgerEntry;
import arbiter.tabletop.rulebook.GameResources;
import java.util.List;

/** What Capital's content files hold and where they are. */
public final class CapitalContent {

    private CapitalContent() {}

    /** The game's own content and that of the packs made for it. */
    public static Catalogue load(List<Pack> packs) {
        return GameContent.of("capital")
                .kind("attributes", Term.class)
                .kind("damage-types", Term.class)
                .kind("rests", Term.class)
                .kind("standard-actions", Term.class)
                .kind("sizes", Size.class)
                .kind("rarities", Rarity.class)
                .kind("trainings", Training.class)
                .kind("weapons", Weapon.class)
                .kind("items", Item.class)
                .kind("abilities", Ability.class)
                .kind("classes", CharacterClass.class)
                .kind("levels", LevelRow.class)
                .kind("creation", CreationRules.class)
                .kind("companions", Companion.class)
                .kind("vehicles", Vehicle.class)
                .kind("augmentations", Augmentation.class)
                .kind("statuses", StatusEffect.class)
                .kind("prestige", PrestigePower.class)
                .kind("ideas", StoryIdea.class)
                .kind("adversaries", Adversary.class)
                .kind("ledger", LedgerEntry.class)
                .traits(AbilityTraits.ALL)
                .notation(Quantity.class, Quantity::of)
                .notation(Basis.class, Basis::of)
                .notation(Versus.class, Versus::of)
                .notation(Range.class, Range::of, Range::notation)
                .notation(HitDice.class, HitDice::of)
                .files(GameResources.of(CapitalContent.class, "capital").content())
                .load(packs);
    }
}
