package arbiter.games.capital.sheet;

import java.util.List;
import java.util.Optional;

/** What a Class brings along: one weapon of a type, a certain weapon, an item, or a keepsake without rules. */
public record StartingGear(
        List<String> anyWeapon, Optional<Weapon> weapon, Optional<Item> item, Optional<String> keepsake) {

    public boolean includesWeapon() {
        return !anyWeapon.isEmpty() || weapon.isPresent();
    }

    public boolean allows(Weapon chosen) {
        return weapon.map(chosen::equals)
                .orElseGet(() -> !chosen.isSignature()
                        && !anyWeapon.isEmpty()
                        && chosen.tags().containsAll(anyWeapon));
    }
}
