package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.rulebook.build.Violations;

/** Whether something sits where it may. Ledger: BCG-AREA-1, BCG-AREA-2, BCG-CORE-1. */
final class AreaCheck {

    private static final String OUTSIDE = "head, torso, arms, legs, pack or secret";

    private AreaCheck() {}

    static void run(Fitted fitted, Violations violations, Object... path) {
        Upgrade upgrade = fitted.upgrade();
        switch (upgrade.placement()) {
            case EXTERNAL -> outside(upgrade.name(), fitted.area(), violations, path);
            case INTERNAL -> {
                if (fitted.area() != Area.NONE && fitted.area() != Area.CORE) {
                    violations.add(Code.AREA_NOT_ALLOWED, upgrade.name() + " is internal", "leave 'area' out", path);
                }
            }
            case SEPARATE -> {
                if (fitted.area() != Area.NONE) {
                    violations.add(
                            Code.AREA_NOT_ALLOWED, upgrade.name() + " sits in no Area", "leave 'area' out", path);
                }
            }
        }
    }

    static void run(Mounted mounted, Violations violations, Object... path) {
        if (mounted.weapon().make() == Weapon.Make.BOUGHT) {
            outside(mounted.weapon().name(), mounted.area(), violations, path);
        } else if (mounted.area() != Area.NONE) {
            violations.add(
                    Code.AREA_NOT_ALLOWED, mounted.weapon().name() + " sits in no Area", "leave 'area' out", path);
        }
    }

    private static void outside(String name, Area area, Violations violations, Object... path) {
        if (area == Area.NONE) {
            violations.add(Code.AREA_MISSING, name + " is without an Area", "choose " + OUTSIDE, path);
        } else if (area == Area.CORE) {
            violations.add(Code.AREA_NOT_ALLOWED, name + " cannot be in the Core", "choose " + OUTSIDE, path);
        }
    }
}
