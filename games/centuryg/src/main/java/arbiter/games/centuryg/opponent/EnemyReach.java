package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** Who can get at whom within one Action, at a glance: as far as they move and shoot, whatever is in the way. */
final class EnemyReach {

    /** A Weapon reaches a Zone farther than its owner likes to stand. */
    private static final int REACH = 1;

    private EnemyReach() {}

    /** How many Enemies could strike that Unit with their next Action. */
    static int of(CenturyState state, Fighter unit) {
        int many = 0;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other) && reaches(state, other, unit, 0)) {
                many++;
            }
        }
        return many;
    }

    /** Whether the Unit could strike anybody with its next Action, moving so many Zones more. */
    static boolean threatens(CenturyState state, Fighter unit, int farther) {
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other) && reaches(state, unit, other, farther)) {
                return true;
            }
        }
        return false;
    }

    static boolean reaches(CenturyState state, Fighter one, Fighter other, int farther) {
        int distance = state.distance(one, other) - Ranks.speed(state, one) - farther - REACH;
        return distance <= 0 || distance <= PositionChoice.comfort(state, one);
    }
}
