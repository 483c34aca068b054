package arbiter.games.gladiators.move;

import arbiter.games.gladiators.detect.Hiding;
import arbiter.games.gladiators.power.PowersInUse;
import arbiter.games.gladiators.result.Posture;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;

/** Events: units move. */
public final class MoveEvents {

    private MoveEvents() {}

    /**
     * A Movement comes into use for a move, and with it for dodging Areas; its class is noted. What ran of the same power
     * goes on under the same number. Ledger: GG-TRN-3, GG-MOV-4, GG-AMB-18.
     */
    public record MovementUsed(String unit, int power, int way, String movementClass) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            boolean alwaysOn = gladiator.powers().get(power).ways().get(way).isAlwaysOn();
            if (!alwaysOn) {
                PowersInUse.use(gladiator, power, way);
            }
            gladiator.set(gladiator.movement().by(movementClass));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " begins to move");
        }
    }

    /** Somebody has moved along these hexes. Who hid does so no longer. Ledger: GG-MOV-1, GG-AMB-88. */
    public record Moved(String unit, MovePath path, boolean backstep) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(path.end());
            Hiding.end(gladiator);
            if (path.prone()) {
                Posture.lie(gladiator);
            }
            if (backstep) {
                gladiator.set(gladiator.movement().steppedBack(true));
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            String hexes = path.length() == 1 ? " hex" : " hexes";
            String how = backstep ? " steps back to " : " moves " + path.length() + hexes + ", to ";
            return tell(
                    state,
                    unit,
                    how + HexWords.to(state, path.end().spot(), unit) + below() + ", by "
                            + path.by().word() + (path.prone() ? ", and lies prone" : ""));
        }

        private String below() {
            return switch (path.end().medium()) {
                case BURIED -> ", under the ground";
                case SUBMERGED -> ", under water";
                default -> "";
            };
        }
    }

    /** Somebody has spent an action that was owed for dodging and had no hexes left for it. Ledger: GG-AMB-37. */
    public record StoodStill(String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " has no hexes left after dodging");
        }
    }
}
