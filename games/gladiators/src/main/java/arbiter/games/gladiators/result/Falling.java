package arbiter.games.gladiators.result;

import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Off one's feet: prone, or disorientated in the air and in water. Ledger: GG-KBK-5, GG-KDN-2. */
public final class Falling {

    private Falling() {}

    public static void resolve(Play<GladiatorsState> play, Gladiator unit) {
        Posture now = after(play.state(), unit);
        if (!now.equals(unit.posture())) {
            play.emit(new PostureChanged(unit.id(), now));
        }
    }

    /** Whether it would change anything. */
    static boolean matters(GladiatorsState state, Gladiator unit) {
        return !after(state, unit).equals(unit.posture());
    }

    private static Posture after(GladiatorsState state, Gladiator unit) {
        Position position = unit.position();
        boolean floats = position.isAirborne()
                || position.medium() == Position.Medium.SUBMERGED
                || state.map().isWater(position.hex());
        return floats ? unit.posture().disorientated(true) : unit.posture().prone(true);
    }
}
