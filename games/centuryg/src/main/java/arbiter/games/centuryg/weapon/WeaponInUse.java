package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;
import java.util.function.Predicate;

/** A Weapon in the manner it is used: a Boost gives some of them more abilities and Range. Ledger: table 3.14. */
public final class WeaponInUse {

    private static final int BOOSTED_BLAST = 2;
    private static final WeaponAbility[] ABILITIES = WeaponAbility.values();

    private final Mounted mounted;
    private final WeaponUse manner;
    /** Which abilities it has in this manner, a bit for each: rules ask all the time. */
    private final long able;

    private final boolean area;
    private final boolean everywhere;
    private final boolean takesMove;
    private final int least;

    public WeaponInUse(Mounted mounted, WeaponUse manner) {
        this.mounted = mounted;
        this.manner = manner;
        this.able = manner == WeaponUse.BOOSTED ? own() | gained() : own();
        this.area = is(WeaponAbility.BLAST) || is(WeaponAbility.BURST) || is(WeaponAbility.LINE);
        this.everywhere = has(WeaponTrait::strikesEverybody);
        this.takesMove = has(WeaponTrait::takesMove);
        this.least = largestLeast();
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
        for (WeaponAbility ability : ABILITIES) {
            gained |= gains(ability) ? bit(ability) : 0;
        }
        return gained;
    }

    private static long bit(WeaponAbility ability) {
        return 1L << ability.ordinal();
    }

    /** The same Weapon used in another manner. */
    public WeaponInUse in(WeaponUse other) {
        return new WeaponInUse(mounted, other);
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
        return mounted.weapon().traits();
    }

    /** Whether one of its traits says so. */
    public boolean has(Predicate<WeaponTrait> says) {
        List<WeaponTrait> traits = mounted.weapon().traits();
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

    private boolean gains(WeaponAbility ability) {
        return has(trait -> trait.gains(ability));
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
            for (WeaponTrait trait : traits()) {
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
        List<WeaponTrait> traits = traits();
        for (int i = 0; i < traits.size(); i++) {
            largest = Math.max(largest, traits.get(i).least());
        }
        return largest;
    }

    /** Whether it takes the place of moving. */
    public boolean takesMove() {
        return takesMove;
    }

    /** Advantages that a Boost gives. Ledger: BCG-ABIL-3. */
    public int boostAdvantages() {
        int advantages = 1;
        for (WeaponTrait trait : traits()) {
            advantages = Math.max(advantages, trait.boostAdvantages());
        }
        return advantages;
    }

    /** Advantages of an Aim. Ledger: BCG-OFF-4, BCG-ABIL-2. */
    public int aimAdvantages() {
        int advantages = weapon().isMelee() ? 1 : 2;
        for (WeaponTrait trait : traits()) {
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
