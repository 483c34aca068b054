package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Coming out of a Base Unit, at most a Zone away, without a further Move. Ledger: BCG-DOCK-1, BCG-AMB-69. */
public record Redeploy() implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
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
        AimBenefit.lose(play, unit);
        CenturyState state = play.state();
        List<ZoneOption> spots = new ArrayList<>();
        for (int zone : state.field().zones().within(unit.zone(), 1)) {
            if (!state.ground().isImpassable(zone)) {
                spots.add(ZoneOption.of(state, zone, unit.zone()));
            }
        }
        ZoneOption spot = play.choose(Request.one(unit.decider(), "redeploy.place", spots)
                .asking(() -> "Where does " + unit.name() + " come out?"));
        play.emit(new Redeployed(unit.id(), spot.zone()));
    }

    /** A Unit comes out of its Base. Ledger: BCG-DOCK-1. */
    public record Redeployed(String unit, int zone) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            Position.leaveBase(fighter);
            Position.put(state, fighter, zone);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " comes out at " + state.field().name(zone));
        }
    }
}
