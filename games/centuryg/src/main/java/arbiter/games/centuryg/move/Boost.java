package arbiter.games.centuryg.move;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Going somewhere at double Speed, and how anybody goes. Ledger: BCG-UTIL-2, BCG-AMB-75. */
public final class Boost {

    private Boost() {}

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        Move.offer(state, unit, true, deeds);
    }

    /** Moves freely with that many Zones, or stays. */
    public static void move(Play<CenturyState> play, Fighter unit, int budget, String label) {
        if (budget > 0) {
            move(play, unit, Movement.reach(play.state(), unit, budget), label);
        }
    }

    /** Moves to one of the places within reach, or stays. */
    public static void move(Play<CenturyState> play, Fighter unit, Reach reach, String label) {
        List<Integer> zones = new ArrayList<>();
        for (int zone : reach.places()) {
            zones.add(zone);
        }
        int zone = ZoneOption.choose(
                play, unit.decider(), label, zones, unit.zone(), () -> "Where does " + unit.name() + " go?");
        Movement.walk(play, unit, reach.path(zone));
    }
}
