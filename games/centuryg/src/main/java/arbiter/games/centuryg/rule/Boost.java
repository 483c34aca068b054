package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Going somewhere at double Speed, and how anybody goes. Ledger: BCG-UTIL-2, BCG-AMB-75. */
final class Boost {

    private Boost() {}

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        Move.offer(state, unit, true, deeds);
    }

    /** Moves freely with that many Zones, or stays. */
    static void move(Play<CenturyState> play, Fighter unit, int budget, String label) {
        if (budget > 0) {
            move(play, unit, Movement.reach(play.state(), unit, budget), label);
        }
    }

    /** Moves to one of the places within reach, or stays. */
    static void move(Play<CenturyState> play, Fighter unit, Reach reach, String label) {
        List<Integer> zones = new ArrayList<>();
        for (int zone : reach.places()) {
            zones.add(zone);
        }
        int zone = Spot.choose(
                play, unit.decider(), label, zones, unit.zone(), () -> "Where does " + unit.name() + " go?");
        Movement.walk(play, unit, reach.path(zone));
    }
}
