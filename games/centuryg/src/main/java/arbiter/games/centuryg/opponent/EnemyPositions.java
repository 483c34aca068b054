package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.space.zone.Zones;
import java.util.List;

/** Where everybody stands, as one Unit sees it: looked up once, then asked for many Zones. */
final class EnemyPositions {

    private final Zones zones;
    private final int[] enemies;
    private final int[] friends;
    private int enemyCount;
    private int friendCount;

    /** The Unit itself counts as a friend. */
    EnemyPositions(CenturyState state, Fighter unit) {
        List<Fighter> fighters = state.units();
        this.zones = state.field().zones();
        this.enemies = new int[fighters.size()];
        this.friends = new int[fighters.size()];
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other)) {
                enemies[enemyCount++] = other.zone();
            } else if (other.isOut()) {
                friends[friendCount++] = other.zone();
            }
        }
    }

    /** How many more Enemies than friends are that near. */
    int gain(int zone, int radius) {
        return within(enemies, enemyCount, zone, radius) - within(friends, friendCount, zone, radius);
    }

    private int within(int[] places, int count, int zone, int radius) {
        int within = 0;
        for (int i = 0; i < count; i++) {
            within += zones.distance(zone, places[i]) <= radius ? 1 : 0;
        }
        return within;
    }

    /** How far it is from there to the nearest Enemy; without any, farther than any way. */
    int nearest(int zone) {
        int nearest = Integer.MAX_VALUE;
        for (int i = 0; i < enemyCount; i++) {
            nearest = Math.min(nearest, zones.distance(zone, enemies[i]));
        }
        return nearest;
    }
}
