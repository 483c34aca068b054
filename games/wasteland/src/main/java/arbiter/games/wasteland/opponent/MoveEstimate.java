package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.move.MoveAct;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.List;

/** How much better somebody stands after a movement. */
final class MoveEstimate {

    private static final double STUCK = 0.15;
    private static final double NEAR = 0.08;
    private static final double AFAR = 0.03;

    private final WastelandState state;
    private final Fighter one;
    private final StandEstimate stands;
    private final double here;

    MoveEstimate(WastelandState state, Fighter one, boolean extra, boolean acts) {
        this.state = state;
        this.one = one;
        this.stands = new StandEstimate(state, one, extra, acts);
        this.here = stands.here();
    }

    double of(WastelandAct act) {
        if (act instanceof MoveAct move) {
            return stands.at(
                            move.stop().zone(), move.stop().cover(), move.stop().beside())
                    - here;
        }
        return standing();
    }

    /** Lying on the ground helps against those far away, and those close by. Ledger: WAS-PRONE-3, WAS-PRONE-4. */
    private double standing() {
        double worth = stands.canAttack() ? 0 : STUCK;
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.canAct() && state.enemies(one, other)) {
                worth += other.zone() == one.zone() ? NEAR : -AFAR;
            }
        }
        return worth;
    }
}
