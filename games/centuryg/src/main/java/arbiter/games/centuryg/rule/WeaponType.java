package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;

/** The types of Weapons that some abilities are made for: melee, shooting, beam or non-beam. */
final class WeaponType {

    private WeaponType() {}

    static boolean matches(String type, Strike strike) {
        return switch (type) {
            case "melee" -> strike.weapon().isMelee();
            case "shooting" -> !strike.weapon().isMelee();
            case "beam" -> strike.is(WeaponAbility.BEAM);
            case "non-beam" -> !strike.is(WeaponAbility.BEAM);
            default -> false;
        };
    }
}
