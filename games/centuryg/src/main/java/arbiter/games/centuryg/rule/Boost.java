package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Going somewhere at double Speed. Ledger: BCG-UTIL-2, BCG-AMB-75. */
record Boost(Supplier<List<String>> reach) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        int budget = Movement.budget(state, unit, true);
        if (budget > 0) {
            deeds.add(new Boost(() -> Scope.reach(state, unit, budget)));
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
    public List<String> area() {
        return reach.get();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        move(play, unit, Movement.budget(play.state(), unit, true), "boost.place");
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
