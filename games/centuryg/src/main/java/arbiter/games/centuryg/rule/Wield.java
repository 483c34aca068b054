package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.Fighter;
import java.util.List;
import java.util.Optional;

/** A Weapon in the manner it is used: a Boost gives some of them more abilities and Range. Ledger: table 3.14. */
public final class Wield {

    private static final int BOOSTED_BLAST = 2;
    private static final int EXTENDED = 10;
    private static final int POWERED = 5;
    private static final WeaponAbility[] ABILITIES = WeaponAbility.values();

    private final Mounted mounted;
    private final Manner manner;
    private final Optional<WeaponId> known;
    /** Which abilities it has in this manner, a bit for each: rules ask all the time. */
    private final long able;

    private final boolean area;

    public Wield(Mounted mounted, Manner manner) {
        this(mounted, manner, WeaponId.of(mounted.weapon().id()));
    }

    private Wield(Mounted mounted, Manner manner, Optional<WeaponId> known) {
        this.mounted = mounted;
        this.manner = manner;
        this.known = known;
        this.able = manner == Manner.BOOSTED ? own() | gained() : own();
        this.area = is(WeaponAbility.BLAST) || is(WeaponAbility.BURST) || is(WeaponAbility.LINE);
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
    Wield in(Manner other) {
        return new Wield(mounted, other, known);
    }

    public Mounted mounted() {
        return mounted;
    }

    public Manner manner() {
        return manner;
    }

    public Weapon weapon() {
        return mounted.weapon();
    }

    public boolean isBoosted() {
        return manner == Manner.BOOSTED;
    }

    public boolean is(WeaponId id) {
        return known.isPresent() && known.get() == id;
    }

    public boolean is(WeaponAbility ability) {
        return (able & bit(ability)) != 0;
    }

    private boolean gains(WeaponAbility ability) {
        return switch (ability) {
            case SLOW -> is(WeaponId.BEAM_RIPPER) || is(WeaponId.CHARGE_CANNON);
            case CRIPPLING -> is(WeaponId.BEAM_RIPPER);
            case BLAST -> is(WeaponId.CHARGE_CANNON);
            case OVERHEATING -> is(WeaponId.DOUBLE_BLASTER);
            case LINE, LONG_RANGE -> is(WeaponId.REACTOR_OVERDRIVE);
            default -> false;
        };
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
        if (!isBoosted()) {
            return reach;
        }
        return is(WeaponId.EXTENDING_BLADE) ? EXTENDED : is(WeaponId.POWERED_RIFLE) ? reach + POWERED : reach;
    }

    /** Minimum Range. Ledger: powered-rifle. */
    public int least() {
        return is(WeaponId.POWERED_RIFLE) ? POWERED : 0;
    }

    /** Whether a Unit could Boost it just now. */
    static boolean boostable(Fighter unit, Mounted mounted) {
        return mounted.weapon().is(WeaponAbility.BEAM)
                && unit.energy() >= Working.cost(unit, mounted.weapon()) + boostCost(mounted);
    }

    /** What a Boost costs at least; two Weapons take more by choice or by force. */
    static int boostCost(Mounted mounted) {
        return mounted.weapon().boost().orElse(1);
    }
}
