package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.Fighter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One Offensive Action while it is being carried out. Ledger: 5.3. */
public final class Strike {

    /** How a Unit attacks. Ledger: BCG-OFF-1. */
    public enum Mode {
        ATTACK("Attack"),
        ASSIST("Assist"),
        SUPPRESS("Suppress"),
        ENGAGE("Engage");

        private final String word;

        Mode(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    private final Fighter attacker;
    private final Mode mode;
    private final Mounted mounted;
    /** Taken out of turn: a free attack. Ledger: BCG-AMB-132. */
    private final boolean free;

    final List<Victim> victims = new ArrayList<>();
    boolean boosted;
    /** Energy put into it beyond the base cost. */
    int boostEnergy;

    Fighter named;
    int zone;
    Fighter ally;
    int zonesMoved;
    int tension;
    boolean ignoresDefenses;
    /** Who has raised an Active Defense against this Test. Ledger: BCG-AMB-85. */
    final List<Fighter> defenders = new ArrayList<>(0);
    /** Zones left out by Expert Support, side effects included. Ledger: expert-support. */
    final List<Integer> excluded = new ArrayList<>(0);
    /** Somebody else's fire makes the Weapon Crippling this time. Ledger: support-fire. */
    boolean crippling;
    /** Who used a Power limited to once per Test, as {@code power:unit}. */
    final List<String> usedOnTest = new ArrayList<>();

    Strike(Fighter attacker, Mode mode, Mounted mounted, boolean free) {
        this.attacker = attacker;
        this.mode = mode;
        this.mounted = mounted;
        this.free = free;
    }

    public Fighter attacker() {
        return attacker;
    }

    public Mode mode() {
        return mode;
    }

    public Weapon weapon() {
        return mounted.weapon();
    }

    public Mounted mounted() {
        return mounted;
    }

    public boolean isFree() {
        return free;
    }

    public boolean isBoosted() {
        return boosted;
    }

    public int boostEnergy() {
        return boostEnergy;
    }

    public List<Victim> victims() {
        return victims;
    }

    /** The Unit named as target, if one was. */
    public Optional<Fighter> named() {
        return Optional.ofNullable(named);
    }

    public int zone() {
        return zone;
    }

    public int zonesMoved() {
        return zonesMoved;
    }

    /** The Tension that counts for this whole Action. Ledger: BCG-WPN-4. */
    public int tension() {
        return tension;
    }

    public boolean is(WeaponAbility ability) {
        return weapon().is(ability) || crippling && ability == WeaponAbility.CRIPPLING;
    }

    public boolean is(WeaponId id) {
        return Working.is(mounted, id);
    }

    /** Whether it strikes an area. Ledger: BCG-ABIL-4, BCG-ABIL-5, BCG-ABIL-7. */
    public boolean isArea() {
        return is(WeaponAbility.BLAST) || is(WeaponAbility.BURST) || is(WeaponAbility.LINE);
    }
}
