package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.AimLost;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Going somewhere at double Speed. Ledger: BCG-UTIL-2, BCG-AMB-75. */
record Boost() implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (Movement.budget(state, unit, true) > 0) {
            deeds.add(new Boost());
        }
    }

    @Override
    public String id() {
        return "boost";
    }

    @Override
    public String text() {
        return "Boost: move up to twice as far";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        losesAim(play, unit);
        move(play, unit, Movement.budget(play.state(), unit, true), "boost.place");
    }

    /** Any Action but the shot, another Aim or nothing at all loses an Aim. Ledger: BCG-OFF-4. */
    static void losesAim(Play<CenturyState> play, Fighter unit) {
        if (unit.aim().isPresent()) {
            play.emit(new AimLost(unit.id()));
        }
    }

    /** Moves freely with that many Zones, or stays. */
    static void move(Play<CenturyState> play, Fighter unit, int budget, String label) {
        CenturyState state = play.state();
        if (budget <= 0) {
            return;
        }
        Reach reach = Movement.reach(state, unit, budget);
        List<Spot> spots = new ArrayList<>();
        for (int zone : reach.places()) {
            spots.add(Spot.of(state, zone, unit.zone()));
        }
        if (spots.size() == 1) {
            return;
        }
        Spot here = spots.stream().filter(Spot::here).findFirst().orElse(spots.get(0));
        Spot spot = play.choose(Request.one(unit.decider(), label, spots)
                .asking(() -> "Where does " + unit.name() + " go?")
                .otherwise(here));
        Movement.walk(play, unit, reach.path(spot.zone()));
    }
}
