package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.content.Moments;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A Weapon in the manner it is used: a Boost gives some of them more abilities and Range. Ledger: table 3.14. */
public final class WeaponInUse {

    private static final int BOOSTED_BLAST = 2;
    private static final WeaponAbility[] ABILITIES = WeaponAbility.values();

    private final Mounted mounted;
    private final WeaponUse manner;
    private final List<WeaponTrait> traits;
    /** Those that are better against some targets: asked about everybody with every Weapon. */
    private final List<WeaponTrait> selective;
    /** Which abilities it has in this manner, a bit for each: rules ask all the time. */
    private final long able;

    private final boolean area;
    private final boolean everywhere;
    private final boolean takesMove;
    private final boolean needsAim;
    private final int least;
    /** The same Weapon Boosted, as soon as somebody has thought of it. */
    private WeaponInUse boosted;

    public WeaponInUse(Mounted mounted, WeaponUse manner) {
        this.mounted = mounted;
        this.manner = manner;
        this.traits = FixedList.copyOf(mounted.weapon().traits());
        this.selective = selective(traits);
        this.able = manner == WeaponUse.BOOSTED ? own() | gained() : own();
        this.area = is(WeaponAbility.BLAST) || is(WeaponAbility.BURST) || is(WeaponAbility.LINE);
        this.everywhere = has(WeaponTrait::strikesEverybody);
        this.takesMove = has(WeaponTrait::takesMove);
        this.needsAim = has(WeaponTrait::needsAim);
        this.least = largestLeast();
    }

    private static List<WeaponTrait> selective(List<WeaponTrait> traits) {
        if (traits.isEmpty()) {
            return traits;
        }
        List<WeaponTrait> selective = new ArrayList<>(traits);
        selective.removeIf(trait -> !Moments.has(trait, WeaponTrait.class, "advantages"));
        return FixedList.copyOf(selective);
    }

    private long own() {
        List<WeaponAbility> abilities = mounted.weapon().abilities();
        long own = 0;
        for (int i = 0; i < abilities.size(); i++) {
            own |= bit(abilities.get(i));
        }
        return own;
    }

    private long gained() {
        long gained = 0;
        for (int i = 0; i < traits.size(); i++) {
            for (WeaponAbility ability : ABILITIES) {
                gained |= traits.get(i).gains(ability) ? bit(ability) : 0;
            }
        }
        return gained;
    }

    private static long bit(WeaponAbility ability) {
        return 1L << ability.ordinal();
    }

    /** The same Weapon Boosted; it is the same whenever it is asked for, because menus ask all the time. */
    public WeaponInUse boosted() {
        WeaponInUse known = boosted;
        if (known == null) {
            known = new WeaponInUse(mounted, WeaponUse.BOOSTED);
            boosted = known;
        }
        return known;
    }

    /** The same Weapon used up for one better blow. */
    public WeaponInUse spent() {
        return new WeaponInUse(mounted, WeaponUse.SPENT);
    }

    public Mounted mounted() {
        return mounted;
    }

    public WeaponUse manner() {
        return manner;
    }

    public Weapon weapon() {
        return mounted.weapon();
    }

    public boolean isBoosted() {
        return manner == WeaponUse.BOOSTED;
    }

    /** What it does besides the Damage of its Test. */
    public List<WeaponTrait> traits() {
        return traits;
    }

    /** Advantages against that target. Ledger: table 3.14. */
    public int advantages(CenturyState state, AttackInProgress attack, Fighter target) {
        int advantages = 0;
        for (int i = 0; i < selective.size(); i++) {
            advantages += selective.get(i).advantages(state, attack, target);
        }
        return advantages;
    }

    /** Whether one of its traits says so. */
    public boolean has(Predicate<WeaponTrait> says) {
        for (int i = 0; i < traits.size(); i++) {
            if (says.test(traits.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether it strikes the whole battlefield. Ledger: BCG-AMB-120. */
    public boolean strikesEverybody() {
        return everywhere;
    }

    public boolean is(WeaponAbility ability) {
        return (able & bit(ability)) != 0;
    }

    /** Whether it strikes an area. Ledger: BCG-ABIL-4, BCG-ABIL-5, BCG-ABIL-7. */
    public boolean isArea() {
        return area;
    }

    /** The radius of its Blast. */
    public int blast() {
        return weapon().blast().orElse(is(WeaponAbility.BLAST) ? BOOSTED_BLAST : 0);
    }

    /** Maximum Range before Long Range and other additions. */
    public int reach() {
        int reach = weapon().reach();
        if (isBoosted()) {
            for (WeaponTrait trait : traits) {
                reach = trait.boostedReach(reach);
            }
        }
        return reach;
    }

    /** Minimum Range. Ledger: powered-rifle. */
    public int least() {
        return least;
    }

    private int largestLeast() {
        int largest = 0;
        for (int i = 0; i < traits.size(); i++) {
            largest = Math.max(largest, traits.get(i).least());
        }
        return largest;
    }

    /** Whether it takes the place of moving. */
    public boolean takesMove() {
        return takesMove;
    }

    /** Whether it can be used at all only against what was aimed at. */
    public boolean needsAim() {
        return needsAim;
    }

    /** Advantages that a Boost gives. Ledger: BCG-ABIL-3. */
    public int boostAdvantages() {
        int advantages = 1;
        for (WeaponTrait trait : traits) {
            advantages = Math.max(advantages, trait.boostAdvantages());
        }
        return advantages;
    }

    /** Advantages of an Aim. Ledger: BCG-OFF-4, BCG-ABIL-2. */
    public int aimAdvantages() {
        int advantages = weapon().isMelee() ? 1 : 2;
        for (WeaponTrait trait : traits) {
            advantages = trait.aim(advantages);
        }
        return advantages;
    }

    /** Whether a Unit could Boost it just now. */
    public static boolean boostable(Fighter unit, Mounted mounted) {
        return mounted.weapon().is(WeaponAbility.BEAM)
                && unit.energy() >= EquipmentStatus.cost(unit, mounted.weapon()) + boostCost(mounted);
    }

    /** What a Boost costs at least; two Weapons take more by choice or by force. */
    public static int boostCost(Mounted mounted) {
        return mounted.weapon().boost().orElse(1);
    }
}
