package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponTrait;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One Offensive Action while it is being carried out. Ledger: 5.3. */
public final class AttackInProgress {

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
    private final Occasion occasion;
    private WeaponInUse wield;

    /** Abilities the Weapon has for this Action only. */
    private Set<WeaponAbility> granted = Set.of();

    public final AttackReactions reactions = new AttackReactions();
    /** Everybody a Test was made against. */
    public final List<Fighter> attacked = new ArrayList<>();

    public final List<AttackedUnit> victims = new ArrayList<>();
    /** Energy put into it beyond the base cost. */
    int boostEnergy;
    /** Advantages that the Boost gives. Ledger: BCG-ABIL-3, radiant-fist, double-blaster. */
    int boostAdvantages;

    public Fighter named;
    /** The other Enemy of a Double Blaster. Ledger: BCG-AMB-111. */
    public Fighter second;
    /** The Zone it is aimed at: that of the Unit named, or one named for itself. */
    public int zone;

    Fighter ally;
    public boolean aimed;
    int range;
    int zonesMoved;
    /** Whether the movement was a charge along a straight line. Ledger: boosted-lance. */
    public boolean straight;
    /** The Zones of a Line, in order, without the attacker's own. */
    public List<Integer> line = List.of();
    /** Threshold given up for it. Ledger: suicide-swarm. */
    public int sacrificed;

    public boolean lastLevel;
    int tension;
    /** The die that tells whether it Overheats. Ledger: BCG-AMB-63. */
    public int judge;
    /** Rolled against two duelists of whom only one can be hit. Ledger: BCG-DUEL-5. */
    public boolean parity;

    public boolean ignoresDefenses;
    /** Who has raised an Active Defense against this Test. Ledger: BCG-AMB-85. */
    public final List<Fighter> defenders = new ArrayList<>(0);
    /** Zones left out by Expert Support, side effects included. Ledger: expert-support. */
    public final List<Integer> excluded = new ArrayList<>(0);

    public AttackInProgress(Fighter attacker, Mode mode, WeaponInUse wield, Occasion occasion) {
        this.attacker = attacker;
        this.mode = mode;
        this.wield = wield;
        this.occasion = occasion;
    }

    public Fighter attacker() {
        return attacker;
    }

    public Mode mode() {
        return mode;
    }

    public Weapon weapon() {
        return wield.weapon();
    }

    public Mounted mounted() {
        return wield.mounted();
    }

    public WeaponInUse wield() {
        return wield;
    }

    public boolean isFree() {
        return occasion != Occasion.ACTION;
    }

    public boolean isBoosted() {
        return wield.isBoosted();
    }

    public int boostAdvantages() {
        return boostAdvantages;
    }

    /** A Boost takes so much Energy. */
    public void boostWith(int energy) {
        boostEnergy = energy;
    }

    /** A Boost is good for so many Advantages. */
    public void boostFor(int advantages) {
        boostAdvantages = advantages;
    }

    public int boostEnergy() {
        return boostEnergy;
    }

    public List<AttackedUnit> victims() {
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

    Occasion occasion() {
        return occasion;
    }

    /** The same with another Weapon, for whoever weighs which to use. */
    void take(WeaponInUse other) {
        wield = other;
    }

    /** Lets the Weapon have an ability for this Action. */
    public void grant(WeaponAbility ability) {
        Set<WeaponAbility> all = EnumSet.of(ability);
        all.addAll(granted);
        granted = all;
    }

    /** Active Defenses count for nothing; what was spent on them is lost. Ledger: BCG-AMB-85. */
    public void ignoreDefenses() {
        ignoresDefenses = true;
        reactions.rerolls = reactions.rerolls.and("Afterimages ignored", reactions.afterimages);
        reactions.afterimages = 0;
        for (AttackedUnit victim : victims) {
            victim.dropActiveDefense();
        }
    }

    public boolean is(WeaponAbility ability) {
        return wield.is(ability) || !granted.isEmpty() && granted.contains(ability);
    }

    /** What the Weapon does besides the Damage of its Test. */
    public List<WeaponTrait> traits() {
        return wield.traits();
    }

    /** Whether it strikes a Blast, Burst or Line. */
    public boolean isArea() {
        return wield.isArea();
    }

    /** Whether it strikes Units one by one, not whatever is in a place. Ledger: BCG-AMB-120. */
    public boolean isSingle() {
        return !isArea() && !wield.strikesEverybody();
    }
}
