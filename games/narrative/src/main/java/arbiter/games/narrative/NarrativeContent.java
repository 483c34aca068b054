package arbiter.games.narrative;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.games.narrative.power.BasePowerTraits;
import arbiter.games.narrative.power.EffectTraits;
import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.BaseDamage;
import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.CrewAction;
import arbiter.games.narrative.sheet.CriticalInjury;
import arbiter.games.narrative.sheet.GearItem;
import arbiter.games.narrative.sheet.PowerBundle;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.sheet.Quality;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.sheet.Talent;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.sheet.VehicleCriticalHit;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.rulebook.LedgerEntry;
import arbiter.tabletop.rulebook.GameResources;
import java.util.List;

/** The content of the narrative-dice game: what characters have and meet, the tables of the rulebook, and the ledger. */
public final class NarrativeContent {

    /** The folder of the game's resources. */
    static final String ID = "narrative";

    private NarrativeContent() {}

    static GameResources resources() {
        return GameResources.of(NarrativeContent.class, ID);
    }

    /** The game's own content and that of the packs made for it. */
    public static Catalogue load(List<Pack> packs) {
        return GameContent.of(ID)
                .kind("skills", Skill.class)
                .kind("talents", Talent.class)
                .kind("qualities", Quality.class)
                .kind("weapons", Weapon.class)
                .kind("armour", BodyArmour.class)
                .kind("gear", GearItem.class)
                .kind("spends", Spend.class)
                .kind("critical-injuries", CriticalInjury.class)
                .kind("critical-hits", VehicleCriticalHit.class)
                .kind("powers", BasePower.class)
                .kind("power-effects", PowerEffect.class)
                .kind("power-bundles", PowerBundle.class)
                .kind("adversaries", Adversary.class)
                .kind("vehicles", Vehicle.class)
                .kind("crew-actions", CrewAction.class)
                .kind("ledger", LedgerEntry.class)
                .traits(EffectTraits.ALL)
                .traits(BasePowerTraits.ALL)
                .notation(BaseDamage.class, BaseDamage::parse)
                .files(resources().content())
                .load(packs);
    }
}
