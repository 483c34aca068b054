package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Falling;
import arbiter.games.gladiators.result.Impact;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** A fall: a Lethal Solid attack of half the hexes fallen, which hits by itself. Ledger: GG-FAL-1, GG-AMB-52. */
public final class Fall {

    private static final String LEAP = "leap";

    private Fall() {}

    /** Whoever takes a hit lands prone. */
    public static void resolve(Play<GladiatorsState> play, Gladiator unit, int hexes) {
        int ground = Math.max(0, unit.position().altitude() - hexes);
        play.emit(new Displaced(unit.id(), unit.position().at(ground), "falls to"));
        int felt = Math.max(0, hexes - leap(play.state(), unit));
        Modifiers level = Modifiers.of(hexes + " hexes fallen", (felt + 1) / 2);
        if (Impact.resolve(play, unit, "the ground", level, PowerType.SOLID, true, true)) {
            Falling.resolve(play, unit);
        }
    }

    /** Leap takes its jump off the height. */
    private static int leap(GladiatorsState state, Gladiator unit) {
        int best = 0;
        for (RunningPower running : Running.on(state, unit, MovementAbility.class)) {
            if (running.way().form().has(LEAP)) {
                int each = state.lore().movement(LEAP).hexesPerLevel();
                best = Math.max(best, each * running.level(state).total());
            }
        }
        return best;
    }
}
