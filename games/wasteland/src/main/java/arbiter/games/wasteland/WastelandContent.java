package arbiter.games.wasteland;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.games.wasteland.chem.ChemTraits;
import arbiter.games.wasteland.creature.CreatureTraits;
import arbiter.games.wasteland.effect.DamageEffects;
import arbiter.games.wasteland.perk.PerkTraits;
import arbiter.games.wasteland.quality.WeaponTraits;
import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.ArmourPiece;
import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.sheet.ComplicationItem;
import arbiter.games.wasteland.sheet.CoverKind;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.ObstacleKind;
import arbiter.games.wasteland.sheet.Perk;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.games.wasteland.sheet.Term;
import arbiter.games.wasteland.sheet.TerrainKind;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.test.ComplicationTraits;
import arbiter.rulebook.LedgerEntry;
import arbiter.tabletop.rulebook.GameResources;
import java.util.List;

/** The content of the wasteland game: what characters have and meet, the tables of the rulebook, and the ledger. */
public final class WastelandContent {

    /** The folder of the game's resources. */
    static final String ID = "wasteland";

    private WastelandContent() {}

    static GameResources resources() {
        return GameResources.of(WastelandContent.class, ID);
    }

    /** The game's own content and that of the packs made for it. */
    public static Catalogue load(List<Pack> packs) {
        return GameContent.of(ID)
                .kind("terms", Term.class)
                .kind("skills", Skill.class)
                .kind("hit-locations", HitLocation.class)
                .kind("body-plans", BodyPlan.class)
                .kind("weapons", Weapon.class)
                .kind("armour", ArmourPiece.class)
                .kind("chems", Chem.class)
                .kind("perks", Perk.class)
                .kind("cover", CoverKind.class)
                .kind("terrain", TerrainKind.class)
                .kind("obstacles", ObstacleKind.class)
                .kind("complications", ComplicationItem.class)
                .kind("adversaries", Adversary.class)
                .kind("ledger", LedgerEntry.class)
                .traits(WeaponTraits.ALL)
                .traits(DamageEffects.ALL)
                .traits(ChemTraits.ALL)
                .traits(CreatureTraits.ALL)
                .traits(PerkTraits.ALL)
                .traits(ComplicationTraits.ALL)
                .notation(Resistance.class, Resistance::parse)
                .files(resources().content())
                .load(packs);
    }
}
