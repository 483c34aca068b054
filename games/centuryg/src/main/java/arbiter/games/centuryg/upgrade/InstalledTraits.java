package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What the Upgrades of one machine do, gathered once: those of each moment in the order of menus, and its nature. */
public final class InstalledTraits {

    private static final InstalledTraits NONE = new InstalledTraits(List.of());

    private final List<InstalledTrait<ActiveDefenseUpgrade>> defenses;
    private final List<InstalledTrait<BeginningUpgrade>> beginnings;
    private final List<InstalledTrait<RestorationUpgrade>> restorations;
    private final List<InstalledTrait<UtilityUpgrade>> utilities;
    private final List<List<InstalledTrait<AttackUpgrade>>> attacks;
    private final List<InstalledTrait<DamageUpgrade>> damages;
    private final List<InstalledTrait<DuelUpgrade>> duels;
    private final List<InstalledTrait<BossUpgrade>> bosses;
    private final MachineNature nature;

    private InstalledTraits(List<InstalledTrait<?>> all) {
        this.defenses = at(ActiveDefenseUpgrade.class, all);
        this.beginnings = at(BeginningUpgrade.class, all);
        this.restorations = at(RestorationUpgrade.class, all);
        this.utilities = at(UtilityUpgrade.class, all);
        this.attacks = AttackMoment.sort(at(AttackUpgrade.class, all));
        this.damages = at(DamageUpgrade.class, all);
        this.duels = at(DuelUpgrade.class, all);
        this.bosses = at(BossUpgrade.class, all);
        this.nature = MachineNature.of(all);
    }

    /** Of several copies of an Upgrade each trait is there once. */
    public static InstalledTraits of(List<Fitted> fitted) {
        if (fitted.isEmpty()) {
            return NONE;
        }
        List<InstalledTrait<?>> all = new ArrayList<>();
        List<Upgrade> seen = new ArrayList<>();
        for (Fitted one : fitted) {
            Upgrade upgrade = one.upgrade();
            if (!upgrade.traits().isEmpty() && !seen.contains(upgrade)) {
                seen.add(upgrade);
                List<Fitted> copies = new ArrayList<>(fitted);
                copies.removeIf(other -> !other.upgrade().equals(upgrade));
                upgrade.traits().forEach(trait -> all.add(new InstalledTrait<>(trait, upgrade, copies)));
            }
        }
        all.sort(Comparator.comparingInt(one -> UpgradeTraits.place(one.trait())));
        return new InstalledTraits(all);
    }

    private static <T extends UpgradeTrait> List<InstalledTrait<T>> at(Class<T> point, List<InstalledTrait<?>> all) {
        List<InstalledTrait<T>> there = new ArrayList<>(0);
        for (InstalledTrait<?> one : all) {
            if (point.isInstance(one.trait())) {
                there.add(one.as(point));
            }
        }
        return FixedList.copyOf(there);
    }

    public List<InstalledTrait<ActiveDefenseUpgrade>> defenses() {
        return defenses;
    }

    public List<InstalledTrait<BeginningUpgrade>> beginnings() {
        return beginnings;
    }

    public List<InstalledTrait<RestorationUpgrade>> restorations() {
        return restorations;
    }

    public List<InstalledTrait<UtilityUpgrade>> utilities() {
        return utilities;
    }

    /** Those that have something to say at that moment of an attack: rules ask all the time. */
    public List<InstalledTrait<AttackUpgrade>> attacks(AttackMoment moment) {
        return attacks.get(moment.ordinal());
    }

    public List<InstalledTrait<DamageUpgrade>> damages() {
        return damages;
    }

    public List<InstalledTrait<DuelUpgrade>> duels() {
        return duels;
    }

    public List<InstalledTrait<BossUpgrade>> bosses() {
        return bosses;
    }

    public MachineNature nature() {
        return nature;
    }
}
