package arbiter.games.gladiators.power;

import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.move.StandOff;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Which powers somebody could use just now, whatever they would be aimed at. */
public final class UsablePowers {

    private UsablePowers() {}

    /** A plain use of each power in each of its ways that fits and that nothing forbids. */
    public static List<PowerUse> of(GladiatorsState state, Gladiator unit, Predicate<PlainPower> fits) {
        List<PowerUse> uses = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (fits.test(way) && isUsable(state, unit, power, way)) {
                    uses.add(PowerUse.plain(unit, power, way));
                }
            }
        }
        return uses;
    }

    /** Whether it works, and neither the way its user moves nor what holds its user forbids it. */
    public static boolean isUsable(GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way) {
        return works(state, unit, power, way)
                && !StandOff.forbids(state, unit, way) // GG-MOV-5
                && !Restraint.forbids(state, unit, way); // GG-TRP-1, GG-AB-27
    }

    /** The same for its user alone, where no distance comes into it. */
    public static boolean isUsableOnSelf(GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way) {
        return works(state, unit, power, way) && !Restraint.takesHands(state, unit, way); // GG-TRP-1
    }

    private static boolean works(GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way) {
        return !way.isAlwaysOn()
                && unit.condition().works(power.place())
                && LevelInUse.of(state, unit, power, way).total() > 0; // GG-AMB-92
    }

    /** Whether an action may have a target other than oneself. Ledger: GG-TRN-3, GG-RES-6. */
    public static boolean mayAim(Gladiator unit) {
        return !unit.turn().aimed() && !unit.isHindered();
    }
}
