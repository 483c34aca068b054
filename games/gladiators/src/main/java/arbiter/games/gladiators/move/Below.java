package arbiter.games.gladiators.move;

import arbiter.games.gladiators.detect.Spotting;
import arbiter.games.gladiators.modifier.effect.IgnoresWalls;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** Who is under the ground or under water is out of reach of most attacks. Ledger: GG-AMB-74, GG-MV-05, GG-MV-06. */
public final class Below {

    private Below() {}

    /** Whether that power of the attacker can harm the target where it is. */
    public static boolean reachable(GladiatorsState state, Gladiator attacker, Gladiator target, PlainPower way) {
        if (!target.position().isHiddenBelow()) {
            return true;
        }
        return way.has(IgnoresWalls.class)
                || way.form().metAs().contains(PowerType.PSYCHIC)
                || attacker.position().medium() == target.position().medium()
                || way.isArea() && Spotting.isSpotted(state, attacker, target);
    }
}
