package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Docked;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Going into a Base Unit, and acting from inside it. Ledger: BCG-DOCK-1 to BCG-DOCK-3, BCG-AMB-69. */
record Dock(Fighter base) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.base().isPresent() || unit.owns(UpgradeId.BASE_UNIT)) {
            return;
        }
        List<Deed> bases = new ArrayList<>(0);
        for (Fighter other : state.fighters()) {
            boolean base = other != unit && other.owns(UpgradeId.BASE_UNIT) && other.isOut();
            boolean held = unit.isDueling() && other.zone() == unit.zone(); // slippery-chassis: only moving leads away
            if (base && !held && !state.enemies(unit, other)) {
                Reach reach = Movement.reach(state, unit, Movement.budget(state, unit, false));
                if (reach.contains(other.zone())) {
                    bases.add(new Dock(other));
                }
            }
        }
        Ways.offer("dock", "Dock", "dock.base", bases, deeds);
    }

    @Override
    public String id() {
        return "dock:" + base.id();
    }

    @Override
    public String text() {
        return "Dock in " + base.name();
    }

    @Override
    public List<String> whom() {
        return List.of(base.id());
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        CenturyState state = play.state();
        Reach reach = Movement.reach(state, unit, Movement.budget(state, unit, false));
        Movement.walk(play, unit, reach.path(base.zone()));
        if (unit.isFighting()) {
            play.emit(new Docked(unit.id(), base.id()));
        }
    }

    /** Whoever acts from inside is within reach of areas and of the ground for a Round, and of the ground once more. */
    static void leanOut(Play<CenturyState> play, Fighter unit, Deed deed) {
        if (unit.base().isEmpty() || !deed.leansOut()) {
            return;
        }
        Mark now = Mark.own(Mark.Kind.LEANING_OUT, unit, 0, play.state().rounds(unit, 1));
        Mark then = Mark.own(Mark.Kind.LEANED_OUT, unit, 0, Durations.closeOfFollowingTurn(play.state(), unit));
        play.emit(new Marked(now, "acts from inside and is within reach of areas for a Round"));
        play.emit(new Marked(then, "will meet the ground when its next Turn begins"));
    }
}
