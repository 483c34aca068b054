package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.List;

/** How much somebody matters to a fight; one is about as much as a person who falls. */
final class Importance {

    private static final double FINISHED = 0.3;

    private Importance() {}

    /** Whoever is out of it matters nothing to an enemy who still has others to fight. */
    static double ofTarget(WastelandState state, Fighter one, Fighter target) {
        return target.canAct() ? of(target) : hasAbleEnemy(state, one) ? 0 : FINISHED;
    }

    static double of(Fighter one) {
        return switch (one.profile().standing()) {
            case PLAYER_CHARACTER -> 1.2;
            case MINION -> 0.7;
            case NORMAL -> 1;
            case NOTABLE -> 1.3;
            case MAJOR -> 1.5;
        };
    }

    static boolean hasAbleEnemy(WastelandState state, Fighter one) {
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).canAct() && state.enemies(one, units.get(i))) {
                return true;
            }
        }
        return false;
    }
}
