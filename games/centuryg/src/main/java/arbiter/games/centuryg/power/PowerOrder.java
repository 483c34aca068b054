package arbiter.games.centuryg.power;

import arbiter.games.centuryg.boss.GruntSacrifice;
import arbiter.games.centuryg.boss.MonsterGrowth;
import arbiter.games.centuryg.boss.SealedFate;
import arbiter.games.centuryg.boss.SystemsHarm;
import arbiter.games.centuryg.boss.Temptation;
import arbiter.games.centuryg.boss.TensionShield;
import arbiter.games.centuryg.boss.TruePower;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * In which order Powers are named where several can be called. Random and habitual answers go by places, so the order of
 * the game's own Powers stays as it is written here; any others follow as they were learned.
 */
final class PowerOrder {

    /** On menus, when nobody asks, and when a Might Test has been rolled. */
    private static final List<Class<? extends PowerTrait>> USUAL = List.of(
            SheetReading.class,
            MindOverMatter.class,
            MidSceneUpgrade.class,
            SelfRepair.class,
            Withdrawal.class,
            LastStand.class,
            HalvedDamage.class,
            SharedPain.class,
            Bodyguard.class,
            OwnReroll.class,
            TurnedMiss.class,
            EnemyReroll.class,
            EvasiveReroll.class,
            ReturnedBlow.class,
            HardenedDefense.class,
            TensionDenial.class,
            TensionSurge.class,
            SignatureWeapon.class,
            Provocation.class,
            LongerMove.class,
            TacticoolApproach.class,
            TrumpCard.class,
            SystemsRepair.class,
            NamedPrey.class,
            MyBattlefield.class,
            TruePower.class,
            TensionShield.class,
            SystemsHarm.class,
            Temptation.class,
            GruntSacrifice.class,
            MonsterGrowth.class,
            SealedFate.class);

    private static final List<Class<? extends PowerTrait>> BEFORE_DAMAGE =
            List.of(HalvedDamage.class, Bodyguard.class, SharedPain.class, SelfRepair.class, Withdrawal.class);

    private static final List<Class<? extends PowerTrait>> AT_DESTRUCTION = List.of(LastStand.class, Withdrawal.class);

    private PowerOrder() {}

    static List<KnownPower> usual(List<KnownPower> known) {
        return sorted(known, USUAL);
    }

    static List<KnownPower> beforeDamage(List<KnownPower> known) {
        return sorted(known, BEFORE_DAMAGE);
    }

    static List<KnownPower> atDestruction(List<KnownPower> known) {
        return sorted(known, AT_DESTRUCTION);
    }

    private static List<KnownPower> sorted(List<KnownPower> known, List<Class<? extends PowerTrait>> order) {
        List<KnownPower> sorted = new ArrayList<>(known);
        sorted.sort(Comparator.comparingInt(power -> place(power, order)));
        return List.copyOf(sorted);
    }

    private static int place(KnownPower power, List<Class<? extends PowerTrait>> order) {
        int place = order.indexOf(power.trait().getClass());
        return place < 0 ? order.size() : place;
    }
}
