package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.environment.EnvironmentConcealment;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** Whether somebody detects a place, for Teleport. Ledger: GG-MV-04, GG-DET-1, GG-DET-3. */
public final class PlaceSense {

    private PlaceSense() {}

    /** By a sense that shows places at all, unless weather hides the place from it. */
    public static boolean detects(GladiatorsState state, Gladiator unit, Spot spot) {
        for (ActiveSense sense : ActiveSense.of(state, unit)) {
            if (shows(sense.kind())
                    && sense.from().distance(spot) <= sense.reach(state, false)
                    && ConcealmentLevel.passes(state, sense, spot)
                    && EnvironmentConcealment.between(
                                    state.environments(), sense.kind().hinderedBy(), sense.from(), spot)
                            == 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean shows(SenseKind kind) {
        return switch (kind) {
            case VISION, ENHANCED_VISION, CLAIRVOYANCE, RADAR, SONAR, BLIND_FIGHTING -> true;
            default -> false;
        };
    }
}
