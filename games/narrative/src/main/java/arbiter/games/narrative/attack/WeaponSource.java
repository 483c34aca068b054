package arbiter.games.narrative.attack;

import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.power.OngoingPower;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.power.effect.SeethingRage;
import arbiter.games.narrative.sheet.BaseDamage;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Scale;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A weapon in somebody's hands, or the hands themselves. Ledger: NAR-DMG-1, NAR-SIT-6. */
public record WeaponSource(
        Weapon weapon, Modifiers damage, int criticalRating, boolean dealsStrain, Optional<String> item)
        implements AttackSource {

    public static WeaponSource of(Participant user, Weapon weapon) {
        return new WeaponSource(
                weapon,
                damage(user, weapon),
                critical(user, weapon),
                weapon.rating("stun-damage") > 0,
                Optional.empty());
    }

    /** Something that its user has at hand. */
    public static WeaponSource of(Participant user, CarriedItem item) {
        Weapon weapon = item.weapon().orElseThrow();
        return new WeaponSource(
                weapon,
                damage(user, weapon),
                critical(user, weapon),
                weapon.rating("stun-damage") > 0,
                Optional.of(item.id()));
    }

    /** Superior is 1 more. Ledger: NAR-DMG-1, NAR-Q-24. */
    private static Modifiers damage(Participant user, Weapon weapon) {
        BaseDamage base = weapon.damage();
        Modifiers damage = base.addsBrawn()
                ? Modifiers.of("Brawn", user.characteristic(Characteristic.BRAWN))
                        .and(weapon.name(), base.amount())
                : Modifiers.of(weapon.name(), base.amount());
        return damage.and("Superior", weapon.rating("superior")).and("Seething Rage", rage(user, weapon));
    }

    /** Ledger: NAR-FX-AUG-7. */
    private static int rage(Participant user, Weapon weapon) {
        return isUnarmed(weapon)
                ? OngoingPowers.rage(user).map(OngoingPower::ranks).orElse(0)
                : 0;
    }

    private static int critical(Participant user, Weapon weapon) {
        boolean rage = isUnarmed(weapon) && OngoingPowers.rage(user).isPresent();
        return rage ? SeethingRage.CRITICAL_RATING : weapon.critical(); // NAR-FX-AUG-7
    }

    private static boolean isUnarmed(Weapon weapon) {
        return weapon.id().equals("unarmed");
    }

    /** The same with strain in place of wounds. Ledger: NAR-SIT-6. */
    public WeaponSource forStrain() {
        return new WeaponSource(weapon, damage, criticalRating, true, item);
    }

    @Override
    public Optional<Weapon> weaponUsed() {
        return Optional.of(weapon);
    }

    @Override
    public String name() {
        return weapon.name();
    }

    @Override
    public Skill skill() {
        return weapon.skill();
    }

    @Override
    public OptionalInt critical() {
        return OptionalInt.of(criticalRating);
    }

    @Override
    public Band range() {
        return weapon.range();
    }

    @Override
    public List<RatedQuality> qualities() {
        return weapon.qualities();
    }

    @Override
    public Scale scale() {
        return weapon.scale();
    }

    @Override
    public boolean usesAmmunition() {
        return item.isPresent()
                && !weapon.skill().id().equals("melee")
                && !weapon.skill().id().equals("brawl");
    }
}
