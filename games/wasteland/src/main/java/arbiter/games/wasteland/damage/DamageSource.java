package arbiter.games.wasteland.damage;

import arbiter.dice.CombatRoll;
import arbiter.games.wasteland.effect.DamageEffect;
import arbiter.games.wasteland.effect.ViciousEffect;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import java.util.List;
import java.util.Optional;

/**
 * What damage comes from: the weapon, who used it if anybody did, its damage effects this time, from which zone it comes
 * if cover counts against it, whether injuries are harder to treat, and whether Effects do nothing at all. Ledger: WAS-DMG-10, WAS-COVER-4, WAS-SNEAK-2.
 */
public record DamageSource(
        Optional<Fighter> attacker,
        Weapon weapon,
        List<DamageEffect> effects,
        boolean coverCounts,
        int fromZone,
        boolean debilitating,
        boolean plain) {

    /** Whether Effects do more than add damage. */
    boolean needsEffects() {
        if (plain) {
            return false;
        }
        for (int i = 0; i < effects.size(); i++) {
            if (!(effects.get(i) instanceof ViciousEffect)) {
                return true;
            }
        }
        return attacker.filter(one -> !one.profile().abilities().isEmpty()).isPresent();
    }

    /** The Effects that count; a source without them has none, such as a failed Blast. Ledger: WAS-QUAL-2. */
    int effectsOf(CombatRoll roll) {
        return plain ? 0 : roll.effects();
    }

    boolean addsEffects() {
        return !plain && !effects.isEmpty();
    }

    int moreDamage(int rolled) {
        int more = 0;
        for (int i = 0; i < effects.size(); i++) {
            more += effects.get(i).moreDamage(rolled);
        }
        return more;
    }

    int ignoredResistance(int rolled) {
        int ignored = 0;
        for (int i = 0; i < effects.size(); i++) {
            ignored += effects.get(i).ignoredResistance(rolled);
        }
        return ignored;
    }

    int broken(int rolled) {
        int broken = 0;
        for (int i = 0; i < effects.size(); i++) {
            broken += effects.get(i).broken(rolled);
        }
        return broken;
    }

    int moreTargets(int rolled) {
        int more = 0;
        for (int i = 0; i < effects.size(); i++) {
            more += effects.get(i).moreTargets(rolled);
        }
        return more;
    }

    int moreHits(int rolled) {
        int more = 0;
        for (int i = 0; i < effects.size(); i++) {
            more += effects.get(i).moreHits(rolled);
        }
        return more;
    }

    /** Whether cover counts against it for that target: not from within reach. Ledger: WAS-COVER-4. */
    boolean meetsCoverOf(Fighter target) {
        return coverCounts
                && attacker.filter(one -> one.nearness().inReach().has(target)).isEmpty();
    }
}
