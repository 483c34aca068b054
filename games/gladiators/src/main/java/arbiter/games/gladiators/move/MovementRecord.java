package arbiter.games.gladiators.move;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: how a unit moved: the class it used last, whether it stepped back in this turn, and the hexes it has spent on
 * dodging Areas, which its next action owes. Ledger: GG-AMB-18, GG-AMB-32, GG-DOD-4, GG-AMB-37.
 */
public record MovementRecord(Optional<String> last, boolean steppedBack, int dodged, boolean owes) implements Part {

    public static final MovementRecord NONE = new MovementRecord(Optional.empty(), false, 0, false);

    public MovementRecord by(String movementClass) {
        return new MovementRecord(Optional.of(movementClass), steppedBack, dodged, owes);
    }

    public MovementRecord steppedBack(boolean now) {
        return new MovementRecord(last, now, dodged, owes);
    }

    public MovementRecord dodging(int hexes) {
        return new MovementRecord(last, steppedBack, dodged + hexes, true);
    }

    /** The debt is paid or gone. */
    public MovementRecord settled() {
        return new MovementRecord(last, steppedBack, 0, false);
    }

    /** For events of turns: a turn of its own begins. */
    public static void turnBegan(Gladiator unit) {
        unit.set(unit.movement().steppedBack(false));
    }

    /** For events: what was owed for dodging is paid or gone. */
    public static void settle(Gladiator unit) {
        unit.set(unit.movement().settled());
    }
}
