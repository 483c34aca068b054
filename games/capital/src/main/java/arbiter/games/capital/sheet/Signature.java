package arbiter.games.capital.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The one Signature of a character, with what was chosen for it. Ledger: CAP-SIG-1. */
public record Signature(
        Optional<Weapon> weapon,
        Optional<Companion> companion,
        Optional<Vehicle> vehicle,
        Optional<Augmentation> augmentation,
        Optional<String> name,
        Optional<DamageType> damageType,
        Map<Attribute, Integer> scores,
        List<Acquired> abilities) {

    Signature with(List<Acquired> augmented) {
        return new Signature(weapon, companion, vehicle, augmentation, name, damageType, scores, augmented);
    }

    /** The kinds that are given; a legal character has exactly one. */
    public List<SignatureKind> kinds() {
        List<SignatureKind> kinds = new ArrayList<>();
        augmentation.ifPresent(given -> kinds.add(SignatureKind.AUGMENTATION));
        companion.ifPresent(given -> kinds.add(SignatureKind.COMPANION));
        vehicle.ifPresent(given -> kinds.add(SignatureKind.VEHICLE));
        weapon.ifPresent(given -> kinds.add(SignatureKind.WEAPON));
        return kinds;
    }
}
