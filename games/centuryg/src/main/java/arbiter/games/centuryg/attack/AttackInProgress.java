package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponTrait;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
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
    private Set<WeaponAbility> granted = Collections.emptySet();

    private final DeclaredTarget target = new DeclaredTarget();
    private final AttackReactions reactions = new AttackReactions();
    private final List<Fighter> attacked = new ArrayList<>();
    private final List<AttackedUnit> victims = new ArrayList<>();
    private final List<Fighter> defenders = new ArrayList<>(0);
    private final List<Integer> excluded = new ArrayList<>(0);

    private int boostEnergy;
    private int boostAdvantages;
    private int range;
    private int zonesMoved;
    private boolean straight;
    private List<Integer> line = List.of();
    private int sacrificed;
    private boolean lastLevel;
    private int tension;
    private int judge;
    private boolean parity;
    private boolean ignoresDefenses;

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

    /** A Boost takes so much Energy beyond the base cost. */
    public void boostWith(int energy) {
        boostEnergy = energy;
    }

    public int boostEnergy() {
        return boostEnergy;
    }

    /** A Boost is good for so many Advantages. Ledger: BCG-ABIL-3, radiant-fist, double-blaster. */
    public void boostFor(int advantages) {
        boostAdvantages = advantages;
    }

    public int boostAdvantages() {
        return boostAdvantages;
    }

    /** What it was declared against. */
    public DeclaredTarget target() {
        return target;
    }

    /** From so far away. */
    void reach(int zones) {
        range = zones;
    }

    int range() {
        return range;
    }

    /** Made after a movement, perhaps a charge along a straight line. Ledger: boosted-lance. */
    void approach(int zones, boolean charging) {
        zonesMoved = zones;
        straight = charging;
    }

    public int zonesMoved() {
        return zonesMoved;
    }

    public boolean isCharge() {
        return straight;
    }

    /** The Zones of a Line, in order, without the attacker's own. */
    public List<Integer> line() {
        return line;
    }

    void drawLine(List<Integer> zones) {
        line = zones;
    }

    /** Leaves Zones out, side effects included, and whoever is there. Ledger: expert-support. */
    public void exclude(List<Integer> zones) {
        excluded.addAll(zones);
        victims.removeIf(victim -> excluded.contains(victim.fighter().zone()));
        attacked.removeIf(unit -> excluded.contains(unit.zone()));
    }

    public boolean excludes(int place) {
        return excluded.contains(place);
    }

    /** Whoever the Test is made against; to be read only. */
    public List<AttackedUnit> victims() {
        return victims;
    }

    /** The Test is made against that one as well. */
    public void strike(AttackedUnit victim) {
        victims.add(victim);
        attacked.add(victim.fighter());
    }

    /** Everybody a Test was made against, apart from rivals. */
    public List<Fighter> attacked() {
        return attacked;
    }

    /** Rolled against two duelists of whom only one can be hit. Ledger: BCG-DUEL-5. */
    public void strikeRival(AttackedUnit rival) {
        victims.add(rival);
        parity = true;
    }

    public boolean hasRivals() {
        return parity;
    }

    /** That one has nothing to fear any more. */
    public void spare(AttackedUnit victim) {
        victims.remove(victim);
    }

    /** Threshold is given up for it, perhaps the last Level. Ledger: suicide-swarm. */
    public void sacrifice(int threshold, boolean last) {
        sacrificed = threshold;
        lastLevel = last;
    }

    int sacrificed() {
        return sacrificed;
    }

    public boolean takesLastLevel() {
        return lastLevel;
    }

    /** The Tension that counts for this whole Action. Ledger: BCG-WPN-4. */
    public int tension() {
        return tension;
    }

    void countTension(int counting) {
        tension = counting;
    }

    /** The die that tells whether it Overheats. Ledger: BCG-AMB-63. */
    public int judge() {
        return judge;
    }

    void judgeBy(int die) {
        judge = die;
    }

    public AttackReactions reactions() {
        return reactions;
    }

    /** Somebody raises an Active Defense against this Test. Ledger: BCG-AMB-85. */
    public void defendedBy(Fighter defender) {
        defenders.add(defender);
    }

    public boolean wasDefendedBy(Fighter defender) {
        return defenders.contains(defender);
    }

    List<Fighter> defenders() {
        return defenders;
    }

    public boolean ignoresDefenses() {
        return ignoresDefenses;
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
        reactions.ignoreAfterimages();
        for (AttackedUnit victim : victims) {
            victim.dropActiveDefense();
        }
    }

    /** Goes back to how it stood before. */
    void restore(boolean ignored, List<Fighter> earlier, AttackReactions before) {
        ignoresDefenses = ignored;
        AttackReactions.refill(defenders, earlier);
        reactions.takeOver(before);
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
