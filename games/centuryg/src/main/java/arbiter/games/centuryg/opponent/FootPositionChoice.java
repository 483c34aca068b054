package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.match.ChemicalWeapon;
import arbiter.games.centuryg.match.FootAttackAction;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.zone.Zones;
import java.util.List;

/** Where somebody on foot goes: where they can strike and not be struck by all, out of gas, rather behind something. */
final class FootPositionChoice {

    private static final int GAS = 100;
    private static final int STEP = 8;
    private static final int SHELTER = 4;
    /** One more Enemy in the same place. */
    private static final int CROWD = 2;

    private FootPositionChoice() {}

    /** The offered Zone that suits best; of equals the one where they are. */
    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        boolean away = isAway(state, unit, request.label());
        int wanted = away ? state.field().zones().size() : FootAttackAction.reach(unit) - 1;
        int best = request.fallbackIndex();
        int least = Integer.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof ZoneOption spot) {
                int off = 2 * off(state, unit, spot.zone(), wanted) + (spot.here() ? 0 : 1);
                if (off < least) {
                    least = off;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Whoever throws gas, flees or protects a life that hangs by a thread keeps away. */
    private static boolean isAway(CenturyState state, Fighter unit, String label) {
        return label.equals("gas.place")
                || FootEscapeChoice.flees(state, unit)
                || label.equals("maneuver.place") && unit.body().layersLost() > 1;
    }

    private static int off(CenturyState state, Fighter unit, int zone, int wanted) {
        Zones zones = state.field().zones();
        int nearest = zones.size();
        int crowd = 0;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other)) {
                int distance = zones.distance(zone, other.zone());
                nearest = Math.min(nearest, distance);
                crowd += distance == 0 ? 1 : 0;
            }
        }
        int off = STEP * Math.abs(nearest - wanted) + CROWD * crowd;
        off += state.scene().hasGas(zone) && !ChemicalWeapon.isSafe(unit) ? GAS : 0;
        off += GAS * state.ground().count(zone, Terrain.EXTREME);
        return off - SHELTER * Math.min(1, state.ground().count(zone, Terrain.DEFENSIVE));
    }
}
