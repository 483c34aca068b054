package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Docked;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Redeployed;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Going into a Base Unit, or out again. Ledger: BCG-DOCK-1, BCG-AMB-69. */
record Dock(Fighter base) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.base().isPresent()) {
            deeds.add(new Dock(state.fighter(unit.base().get())));
            return;
        }
        for (Fighter other : state.fighters()) {
            if (other != unit && other.isOut() && !state.enemies(unit, other) && other.owns(UpgradeId.BASE_UNIT)) {
                Reach reach = Movement.reach(state, unit, Movement.budget(state, unit, false));
                if (reach.contains(other.zone())) {
                    deeds.add(new Dock(other));
                }
            }
        }
    }

    @Override
    public String id() {
        return "dock:" + base.id();
    }

    @Override
    public String text() {
        return "Dock in " + base.name() + ", or come out";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        if (unit.base().isPresent()) {
            comeOut(play, unit);
            return;
        }
        CenturyState state = play.state();
        Reach reach = Movement.reach(state, unit, Movement.budget(state, unit, false));
        Movement.walk(play, unit, reach.path(base.zone()));
        if (unit.isFighting()) {
            play.emit(new Docked(unit.id(), base.id()));
        }
    }

    private void comeOut(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        List<Spot> spots = new ArrayList<>();
        for (int zone : state.field().zones().within(base.zone(), 1)) {
            if (!state.ground().isImpassable(zone)) {
                spots.add(Spot.of(state, zone, base.zone()));
            }
        }
        Spot spot = play.choose(Request.one(unit.decider(), "redeploy.place", spots)
                .asking(() -> "Where does " + unit.name() + " come out?"));
        play.emit(new Redeployed(unit.id(), spot.zone()));
    }
}
