package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.power.MyBattlefield;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Pick;
import arbiter.kernel.Request;
import java.util.List;

/** Where to lay ground and bring down areas: what hurts goes among Enemies and not on friends, shelter the other way. */
final class TerrainChoice {

    private static final String DEFENSIVE = "defensive";

    private TerrainChoice() {}

    /** The ground that the Unit's Power brings. */
    private static String ground(Fighter unit) {
        return unit.powers()
                .find(MyBattlefield.class)
                .map(power -> power.choices().get(0))
                .orElse("");
    }

    /** The Zone around which that ground does most. */
    static int battlefield(CenturyState state, Fighter unit, Request<?> request) {
        return most(state, unit, request, 1, ground(unit).equals(DEFENSIVE) ? -1 : 1);
    }

    /** The offered Zone with the most Enemies around it, or with the most friends. */
    static int most(CenturyState state, Fighter unit, Request<?> request, int radius, int sign) {
        int best = request.fallbackIndex();
        int most = Integer.MIN_VALUE;
        EnemyPositions lineup = new EnemyPositions(state, unit);
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof ZoneOption spot) {
                int gain = sign * (2 * lineup.gain(spot.zone(), radius) + lineup.gain(spot.zone(), 0));
                if (gain > most) {
                    most = gain;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Leaves out Zones where friends would suffer more than Enemies. Ledger: expert-support. */
    static int spared(CenturyState state, Fighter unit, Request<?> request) {
        EnemyPositions lineup = new EnemyPositions(state, unit);
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Pick.Take<?> take
                    && take.option() instanceof ZoneOption spot
                    && lineup.gain(spot.zone(), 0) < 0) {
                return i;
            }
        }
        return request.fallbackIndex();
    }
}
