package arbiter.games.centuryg;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.content.yaml.Traits;
import arbiter.games.centuryg.power.PowerTraits;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Term;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.trait.PersonTraits;
import arbiter.games.centuryg.upgrade.UpgradeTraits;
import arbiter.games.centuryg.weapon.AimedOnly;
import arbiter.games.centuryg.weapon.AntiAir;
import arbiter.games.centuryg.weapon.Bombardment;
import arbiter.games.centuryg.weapon.BoostGains;
import arbiter.games.centuryg.weapon.BoostedRange;
import arbiter.games.centuryg.weapon.Constrict;
import arbiter.games.centuryg.weapon.DoubleBlaster;
import arbiter.games.centuryg.weapon.DuelingBlade;
import arbiter.games.centuryg.weapon.Emplaced;
import arbiter.games.centuryg.weapon.FarShot;
import arbiter.games.centuryg.weapon.FinalBeam;
import arbiter.games.centuryg.weapon.FingerNet;
import arbiter.games.centuryg.weapon.FirmGrip;
import arbiter.games.centuryg.weapon.GroundLine;
import arbiter.games.centuryg.weapon.GuardOnHit;
import arbiter.games.centuryg.weapon.HarderAfterwards;
import arbiter.games.centuryg.weapon.OpenAfterwards;
import arbiter.games.centuryg.weapon.PreciseFire;
import arbiter.games.centuryg.weapon.RepairOnHit;
import arbiter.games.centuryg.weapon.RestOfLevelDamage;
import arbiter.games.centuryg.weapon.SpendingBlow;
import arbiter.games.centuryg.weapon.StraightCharge;
import arbiter.games.centuryg.weapon.StrikesUser;
import arbiter.games.centuryg.weapon.StrongBoost;
import arbiter.games.centuryg.weapon.SuicideSwarm;
import arbiter.games.centuryg.weapon.SystemsDamage;
import arbiter.games.centuryg.weapon.Technoleeches;
import arbiter.games.centuryg.weapon.TelekineticStrike;
import arbiter.games.centuryg.weapon.TensionDamage;
import arbiter.games.centuryg.weapon.WeaponTrait;
import arbiter.rulebook.LedgerEntry;
import arbiter.tabletop.rulebook.GameResources;
import java.util.List;

/** The content of Battle Century G: what there is to build with, and the ledger. */
public final class CenturyContent {

    /** What Weapons can do besides the Damage of their Test, by the words that content uses. */
    private static final Traits<WeaponTrait> WEAPON_TRAITS = Traits.of(WeaponTrait.class)
            .with("guard-on-hit", GuardOnHit.class)
            .with("straight-charge", new StraightCharge())
            .with("tension-damage", new TensionDamage())
            .with("dueling-blade", new DuelingBlade())
            .with("firm-grip", FirmGrip.class)
            .with("finger-net", new FingerNet())
            .with("spending-blow", new SpendingBlow())
            .with("open-afterwards", OpenAfterwards.class)
            .with("anti-air", AntiAir.class)
            .with("precise-fire", new PreciseFire())
            .with("systems-damage", new SystemsDamage())
            .with("bombardment", new Bombardment())
            .with("harder-afterwards", HarderAfterwards.class)
            .with("rest-of-level-damage", new RestOfLevelDamage())
            .with("aimed-only", AimedOnly.class)
            .with("emplaced", new Emplaced())
            .with("boost-gains", BoostGains.class)
            .with("boosted-range", BoostedRange.class)
            .with("ground-line", GroundLine.class)
            .with("strong-boost", StrongBoost.class)
            .with("far-shot", FarShot.class)
            .with("double-blaster", new DoubleBlaster())
            .with("constrict", new Constrict())
            .with("technoleeches", new Technoleeches())
            .with("repair-on-hit", RepairOnHit.class)
            .with("suicide-swarm", new SuicideSwarm())
            .with("telekinetic-strike", new TelekineticStrike())
            .with("strikes-user", new StrikesUser())
            .with("final-beam", new FinalBeam());

    private CenturyContent() {}

    /** The game's own content and that of the packs made for it. */
    public static Catalogue load(List<Pack> packs) {
        return GameContent.of("centuryg")
                .kind("terms", Term.class)
                .kind("skills", Skill.class)
                .kind("traits", Trait.class)
                .kind("weapons", Weapon.class)
                .kind("upgrades", Upgrade.class)
                .kind("powers", Power.class)
                .kind("reinforcements", Reinforcement.class)
                .kind("enemies", Build.class)
                .kind("ledger", LedgerEntry.class)
                .traits(WEAPON_TRAITS)
                .traits(PowerTraits.ALL)
                .traits(UpgradeTraits.ALL)
                .traits(PersonTraits.ALL)
                .files(GameResources.of(CenturyContent.class, "centuryg").content())
                .load(packs);
    }
}
