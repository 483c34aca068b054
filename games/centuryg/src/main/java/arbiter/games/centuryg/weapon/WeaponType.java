package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.WeaponAbility;

/** The types of Weapons that some abilities are made for: melee, shooting, beam or non-beam. */
public final class WeaponType {

    private WeaponType() {}

    public static boolean matches(String type, AttackInProgress strike) {
        return switch (type) {
            case "melee" -> strike.weapon().isMelee();
            case "shooting" -> !strike.weapon().isMelee();
            case "beam" -> strike.is(WeaponAbility.BEAM);
            case "non-beam" -> !strike.is(WeaponAbility.BEAM);
            default -> false;
        };
    }
}
