package arbiter.games.narrative.damage;

import arbiter.games.narrative.attack.WeaponDice;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.kernel.Modifiers;

/** What a hit does, part by part. Ledger: NAR-DMG-1 to 3. */
public final class HitDamage {

    private static final int SOAK_PER_BREACH = 10;

    private HitDamage() {}

    /** Base damage and net successes less the soak that is left; it comes to 0 at least. Ledger: NAR-DMG-2. */
    public static Modifiers of(Weapon weapon, Profile attacker, Profile target, int netSuccess) {
        int soak = soak(weapon, target);
        Modifiers damage = Modifiers.of(weapon.name(), WeaponDice.damage(weapon, attacker.characteristics()))
                .and("net successes", netSuccess);
        return damage.and("soak", -Math.min(soak, damage.total()));
    }

    /** Pierce and Breach lower it for this hit, unless the armour is Reinforced. Ledger: NAR-DMG-3. */
    public static int soak(Weapon weapon, Profile target) {
        int ignored = weapon.rating("pierce") + SOAK_PER_BREACH * weapon.rating("breach");
        return target.reinforced() ? target.soak() : Math.max(0, target.soak() - ignored);
    }
}
