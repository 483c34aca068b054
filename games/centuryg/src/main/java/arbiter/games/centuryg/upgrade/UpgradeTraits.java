package arbiter.games.centuryg.upgrade;

import arbiter.content.yaml.Traits;
import arbiter.games.centuryg.boss.AdaptiveMorphology;
import arbiter.games.centuryg.boss.Afterimages;
import arbiter.games.centuryg.boss.AuraOfMisfortune;
import arbiter.games.centuryg.boss.Bloodlust;
import arbiter.games.centuryg.boss.BossPossession;
import arbiter.games.centuryg.boss.BulletHell;
import arbiter.games.centuryg.boss.EnergyDrain;
import arbiter.games.centuryg.boss.EyeForAnEye;
import arbiter.games.centuryg.boss.ItKeepsComingBack;
import arbiter.games.centuryg.boss.NanoskinShell;
import arbiter.games.centuryg.boss.PhantomPredator;
import arbiter.games.centuryg.boss.ThreeTimesFaster;
import arbiter.games.centuryg.boss.WeAreMany;
import arbiter.games.centuryg.damage.ExpansionPack;
import arbiter.games.centuryg.damage.ExtremeFortification;
import arbiter.games.centuryg.damage.Invasive;
import arbiter.games.centuryg.damage.InvincibleAlloy;
import arbiter.games.centuryg.duel.DuelistModel;
import arbiter.games.centuryg.move.Antigravity;
import arbiter.games.centuryg.move.Overbooster;
import arbiter.games.centuryg.support.Airstrike;
import arbiter.games.centuryg.support.AssistedTargeting;
import arbiter.games.centuryg.support.CommanderType;
import arbiter.games.centuryg.support.EarlyWarning;
import arbiter.games.centuryg.support.ElectromagneticDetonator;
import arbiter.games.centuryg.support.EnsnaringTrap;
import arbiter.games.centuryg.support.ExpertSupport;
import arbiter.games.centuryg.support.FireAtWill;
import arbiter.games.centuryg.support.JammingBarrage;
import arbiter.games.centuryg.support.Overcharge;
import arbiter.games.centuryg.support.SupplyDelivery;
import arbiter.games.centuryg.support.SupportFire;
import arbiter.games.centuryg.support.SurpriseMinefield;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.utility.AbsoluteBarrier;
import arbiter.games.centuryg.utility.Biological;
import arbiter.games.centuryg.utility.GuardianOfSteel;
import arbiter.games.centuryg.utility.JuryRig;
import arbiter.games.centuryg.utility.Regenerative;
import arbiter.games.centuryg.utility.Resupply;
import arbiter.games.centuryg.utility.StealthField;
import java.util.List;

/**
 * All that Upgrades can do, once each: by the words that content uses, which are the names of the classes. Where two of
 * them meet in a menu or in a window, they stand there in this order.
 */
public final class UpgradeTraits {

    public static final Traits<UpgradeTrait> ALL = named(List.of(
            CommanderType.class,
            EarlyWarning.class,
            ExpertSupport.class,
            SlipperyChassis.class,
            StealthField.class,
            ArtilleryFrame.class,
            Assistant.class,
            DuelistModel.class,
            IntegratedWeapons.class,
            SniperModel.class,
            ExperimentalReactor.class,
            GuardianOfSteel.class,
            TheBeast.class,
            JuryRig.class,
            Regenerative.class,
            Resupply.class,
            Afterimages.class,
            AbsorbingArmor.class,
            CustomDefense.class,
            ReactiveBooster.class,
            AbsoluteBarrier.class,
            ElectronicCloaking.class,
            ShieldingAura.class,
            Antigravity.class,
            Overbooster.class,
            ReversibleThrusters.class,
            AssistedTargeting.class,
            Overcharge.class,
            SupportFire.class,
            SupplyDelivery.class,
            SurpriseMinefield.class,
            Airstrike.class,
            ElectromagneticDetonator.class,
            EnsnaringTrap.class,
            FireAtWill.class,
            JammingBarrage.class,
            InvincibleAlloy.class,
            ExpansionPack.class,
            SuperiorMorphing.class,
            Transformation.class,
            ExtremeFortification.class,
            Flyer.class,
            PowerSuit.class,
            TerrainSpecialist.class,
            Biological.class,
            Fortress.class,
            Invasive.class,
            Squadron.class,
            ItKeepsComingBack.class,
            EnergyDrain.class,
            PhantomPredator.class,
            ThreeTimesFaster.class,
            AdaptiveMorphology.class,
            BossPossession.class,
            NanoskinShell.class,
            BulletHell.class,
            EyeForAnEye.class,
            WeAreMany.class,
            Bloodlust.class,
            AuraOfMisfortune.class,
            Colossus.class,
            EmbodimentOfEvil.class,
            HypersonicStriker.class));

    private UpgradeTraits() {}

    private static Traits<UpgradeTrait> named(List<Class<? extends UpgradeTrait>> classes) {
        Traits<UpgradeTrait> named = Traits.of(UpgradeTrait.class);
        for (Class<? extends UpgradeTrait> trait : classes) {
            named = named.with(Traits.word(trait), trait);
        }
        return named;
    }

    static int place(UpgradeTrait trait) {
        return ALL.order(trait);
    }
}
