package arbiter.games.gladiators;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.games.gladiators.ability.AbilityKinds;
import arbiter.games.gladiators.board.MapDesign;
import arbiter.games.gladiators.modifier.ModifierKinds;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.DetectionKind;
import arbiter.games.gladiators.sheet.EnvironmentKind;
import arbiter.games.gladiators.sheet.MovementClass;
import arbiter.games.gladiators.sheet.OptionPrice;
import arbiter.games.gladiators.sheet.PersonalTrait;
import arbiter.games.gladiators.sheet.StartingAbility;
import arbiter.games.gladiators.sheet.Term;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.rulebook.LedgerEntry;
import arbiter.tabletop.rulebook.GameResources;
import java.util.List;

/** The content of Glorious Gladiators: what powers and characters are built from, what stands about, and the ledger. */
public final class GladiatorsContent {

    /** The folder of the game's resources. */
    static final String ID = "gladiators";

    private GladiatorsContent() {}

    static GameResources resources() {
        return GameResources.of(GladiatorsContent.class, ID);
    }

    /** The game's own content and that of the packs made for it. */
    public static Catalogue load(List<Pack> packs) {
        return GameContent.of(ID)
                .kind("terms", Term.class)
                .kind("abilities", Ability.class)
                .kind("modifiers", AbilityModifier.class)
                .kind("starting-abilities", StartingAbility.class)
                .kind("personal-traits", PersonalTrait.class)
                .kind("environments", EnvironmentKind.class)
                .kind("detection-kinds", DetectionKind.class)
                .kind("movement-classes", MovementClass.class)
                .kind("walls", WallKind.class)
                .kind("battle-maps", MapDesign.class)
                .kind("minors", Build.class)
                .kind("ledger", LedgerEntry.class)
                .notation(OptionPrice.class, OptionPrice::parse)
                .traits(AbilityKinds.ALL)
                .traits(ModifierKinds.ALL)
                .files(resources().content())
                .load(packs);
    }
}
