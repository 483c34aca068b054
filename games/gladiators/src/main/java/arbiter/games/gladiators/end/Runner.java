package arbiter.games.gladiators.end;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.sheet.MovementClass;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;

/** A way in which somebody can flee or pursue: a class of Movement and its Level with all that helps. Ledger: GG-ESC-4. */
record Runner(Gladiator unit, MovementClass by, Modifiers level) {

    private static final int VEHICLE = 4;
    private static final int BOUNDS = 2;

    /** Every class of Movement that still works. */
    static List<Runner> ways(GladiatorsState state, Gladiator unit, boolean fleeing) {
        List<Runner> ways = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (!(way.kind() instanceof MovementAbility) || !Running.works(unit, power)) {
                    continue;
                }
                int level = LevelInUse.of(state, unit, power, way).total();
                for (String word : way.form().among("ground")) {
                    if (level > 0) {
                        ways.add(of(unit, state.lore().movement(word), level, fleeing));
                    }
                }
            }
        }
        return ways;
    }

    private static Runner of(Gladiator unit, MovementClass by, int level, boolean fleeing) {
        boolean vehicle = unit.profile().has("useful-vehicle") || unit.profile().has("impressive-flying-ship");
        boolean bounds = fleeing
                && unit.profile().has("leaps-and-bounds")
                && switch (by.id()) {
                    case "ground", "leap", "wallcrawl" -> true;
                    default -> false;
                };
        return new Runner(
                unit,
                by,
                Modifiers.of(by.name(), level)
                        .and("vehicle", vehicle ? VEHICLE : 0)
                        .and("Leaps and Bounds", bounds ? BOUNDS : 0));
    }
}
