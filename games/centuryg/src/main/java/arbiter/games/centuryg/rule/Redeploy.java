package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Redeployed;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Coming out of a Base Unit, at most a Zone away, without a further Move. Ledger: BCG-DOCK-1, BCG-AMB-69. */
record Redeploy() implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.base().isPresent()) {
            deeds.add(new Redeploy());
        }
    }

    @Override
    public String id() {
        return "redeploy";
    }

    @Override
    public String text() {
        return "Come out of the Base";
    }

    @Override
    public boolean leansOut() {
        return false;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        CenturyState state = play.state();
        List<Spot> spots = new ArrayList<>();
        for (int zone : state.field().zones().within(unit.zone(), 1)) {
            if (!state.ground().isImpassable(zone)) {
                spots.add(Spot.of(state, zone, unit.zone()));
            }
        }
        Spot spot = play.choose(Request.one(unit.decider(), "redeploy.place", spots)
                .asking(() -> "Where does " + unit.name() + " come out?"));
        play.emit(new Redeployed(unit.id(), spot.zone()));
    }
}
