package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.AttackMoment;
import arbiter.games.centuryg.upgrade.AttackUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;

/** What Upgrades change about an attack, moment by moment. Ledger: 5.3, table 3.8. */
public final class AttackUpgrades {

    private AttackUpgrades() {}

    /** What Enemies' Upgrades do to an attack; two of the same kind do it once. Ledger: BCG-AMB-125. */
    public static void befall(CenturyState state, AttackInProgress strike) {
        List<AttackUpgrade> done = new ArrayList<>(0);
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter enemy = units.get(i);
            List<InstalledTrait<AttackUpgrade>> traits = enemy.upgrades().attacks(AttackMoment.BEFALL);
            if (!traits.isEmpty() && enemy.isFighting() && state.enemies(enemy, strike.attacker())) {
                for (InstalledTrait<AttackUpgrade> one : traits) {
                    if (one.works(state, enemy) && !done.contains(one.trait())) {
                        done.add(one.trait());
                        one.trait().befall(strike);
                    }
                }
            }
        }
    }

    /** Zones that a Weapon reaches farther. Ledger: BCG-RANGE-2. */
    public static int range(CenturyState state, Fighter attacker, WeaponInUse wield) {
        int range = 0;
        List<InstalledTrait<AttackUpgrade>> traits = attacker.upgrades().attacks(AttackMoment.RANGE);
        for (int i = 0; i < traits.size(); i++) {
            if (traits.get(i).works(state, attacker)) {
                range += traits.get(i).trait().range(state, attacker, wield);
            }
        }
        return range;
    }

    /** Whether Offensive Actions may move away from their target. Ledger: BCG-OFF-2. */
    public static boolean backsOff(CenturyState state, Fighter attacker) {
        List<InstalledTrait<AttackUpgrade>> traits = attacker.upgrades().attacks(AttackMoment.BACKS_OFF);
        for (int i = 0; i < traits.size(); i++) {
            if (traits.get(i).trait().backsOff() && traits.get(i).works(state, attacker)) {
                return true;
            }
        }
        return false;
    }

    /** With what counts against every target alike. */
    static Modifiers common(CenturyState state, AttackInProgress strike, Modifiers edges) {
        Modifiers all = edges;
        List<InstalledTrait<AttackUpgrade>> traits =
                strike.attacker().upgrades().attacks(AttackMoment.COMMON_ADVANTAGES);
        for (int i = 0; i < traits.size(); i++) {
            InstalledTrait<AttackUpgrade> one = traits.get(i);
            if (one.works(state, strike.attacker())) {
                all = all.and(one.name(), one.trait().commonAdvantages(strike));
            }
        }
        return all;
    }

    /** Advantages against one target, by the attacker's Upgrades and the target's. */
    static int advantages(CenturyState state, AttackInProgress strike, Fighter target) {
        int advantages = 0;
        List<InstalledTrait<AttackUpgrade>> own = strike.attacker().upgrades().attacks(AttackMoment.ADVANTAGES);
        for (int i = 0; i < own.size(); i++) {
            if (own.get(i).works(state, strike.attacker())) {
                advantages += own.get(i).trait().advantages(state, strike, target);
            }
        }
        List<InstalledTrait<AttackUpgrade>> others = target.upgrades().attacks(AttackMoment.ADVANTAGES_AGAINST);
        for (int i = 0; i < others.size(); i++) {
            if (others.get(i).works(state, target)) {
                advantages += others.get(i).trait().advantagesAgainst(strike);
            }
        }
        return advantages;
    }

    /** With what the attacker adds to the Test against one target. */
    static Modifiers might(CenturyState state, AttackInProgress strike, Modifiers bonus, Fighter target) {
        Modifiers all = bonus;
        List<InstalledTrait<AttackUpgrade>> traits =
                strike.attacker().upgrades().attacks(AttackMoment.MIGHT);
        for (int i = 0; i < traits.size(); i++) {
            InstalledTrait<AttackUpgrade> one = traits.get(i);
            if (one.works(state, strike.attacker())) {
                all = all.and(one.name(), one.trait().might(strike, target));
            }
        }
        return all;
    }

    /** With what the target adds to its Defense against that attacker. */
    static Modifiers defense(CenturyState state, Modifiers defense, Fighter target, Fighter attacker) {
        Modifiers all = defense;
        List<InstalledTrait<AttackUpgrade>> traits = target.upgrades().attacks(AttackMoment.DEFENSE);
        for (int i = 0; i < traits.size(); i++) {
            InstalledTrait<AttackUpgrade> one = traits.get(i);
            if (one.works(state, target)) {
                all = all.and(one.name(), one.trait().defense(target, attacker));
            }
        }
        return all;
    }

    /** What the attacker may do against Active Defenses. Ledger: 5.6 step 3. */
    static void offerPiercing(CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (owner != strike.attacker()) {
            return;
        }
        List<InstalledTrait<AttackUpgrade>> traits = owner.upgrades().attacks(AttackMoment.OFFER_PIERCING);
        for (int i = 0; i < traits.size(); i++) {
            InstalledTrait<AttackUpgrade> one = traits.get(i);
            if (one.works(state, owner)) {
                one.trait().offerPiercing(state, strike, one, answers);
            }
        }
    }
}
