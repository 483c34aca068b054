package arbiter.games.narrative.vehicle.gun;

import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Scale;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A mounted weapon as attacks are made with it: the vehicle, the number of the gun, what it is, where it points, the size of what it
 * stands on; in a Concentrated Barrage so many at once. Ledger: NAR-VEH-3, NAR-SIT-7.
 */
public record MountedGun(String vehicle, int gun, Weapon weapon, List<Zone> arcs, int size, int together)
        implements AttackSource {

    public static MountedGun of(Gun gun, int together) {
        int size = gun.vehicle().model().silhouette();
        return new MountedGun(
                gun.vehicle().id(), gun.number(), gun.weapon(), gun.mounted().arcs(), size, together);
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
    public Modifiers damage() {
        return Modifiers.of(name(), weapon.damage().amount()).and("Superior", weapon.rating("superior"));
    }

    @Override
    public OptionalInt critical() {
        return OptionalInt.of(weapon.critical());
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
    public boolean dealsStrain() {
        return weapon.rating("stun-damage") > 0;
    }

    @Override
    public Optional<String> item() {
        return Optional.empty();
    }

    @Override
    public Scale scale() {
        return weapon.scale();
    }

    @Override
    public boolean usesAmmunition() {
        return true;
    }

    /** The vehicle's and not that of who aims it. Ledger: NAR-SIT-7. */
    @Override
    public int silhouette(Participant attacker) {
        return size;
    }
}
