package arbiter.games.capital.sheet;

import java.util.Optional;

/** A weapon with the damage type of this piece; where only one is on offer it need not be said. Ledger: CAP-EQ-7. */
public record Armament(Weapon weapon, Optional<DamageType> damageType) {

    /** The type it deals; the first on offer where nothing was chosen. */
    public DamageType type() {
        return damageType.orElseGet(() -> weapon.damageTypes().get(0));
    }
}
