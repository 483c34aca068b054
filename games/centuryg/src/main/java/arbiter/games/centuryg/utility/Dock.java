package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.ActSubmenu;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Durations;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Going into a Base Unit, and acting from inside it. Ledger: BCG-DOCK-1 to BCG-DOCK-3, BCG-AMB-69. */
public record Dock(Fighter base) implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.base().isPresent() || unit.owns(UpgradeId.BASE_UNIT)) {
            return;
        }
        List<CenturyAct> bases = new ArrayList<>(0);
        for (Fighter other : state.units()) {
            boolean base = other != unit && other.owns(UpgradeId.BASE_UNIT) && other.isOut();
            boolean held = unit.isDueling() && other.zone() == unit.zone(); // slippery-chassis: only moving leads away
            if (base && !held && !state.enemies(unit, other)) {
                Reach reach = Movement.reach(state, unit, Movement.budget(state, unit, false));
                if (reach.contains(other.zone())) {
                    bases.add(new Dock(other));
                }
            }
        }
        ActSubmenu.offer("dock", "Dock", "dock.base", bases, deeds);
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
        AimBenefit.lose(play, unit);
        CenturyState state = play.state();
        Reach reach = Movement.reach(state, unit, Movement.budget(state, unit, false));
        Movement.walk(play, unit, reach.path(base.zone()));
        if (unit.isFighting()) {
            play.emit(new Docked(unit.id(), base.id()));
        }
    }

    /** Whoever acts from inside is within reach of areas and of the ground for a Round, and of the ground once more. */
    public static void leanOut(Play<CenturyState> play, Fighter unit, CenturyAct deed) {
        if (unit.base().isEmpty() || !deed.leansOut()) {
            return;
        }
        Mark now = Mark.own(Mark.Kind.LEANING_OUT, unit, 0, play.state().rounds(unit, 1));
        Mark then = Mark.own(Mark.Kind.LEANED_OUT, unit, 0, Durations.closeOfFollowingTurn(play.state(), unit));
        play.emit(new Marked(now, "acts from inside and is within reach of areas for a Round"));
        play.emit(new Marked(then, "will meet the ground when its next Turn begins"));
    }

    /** A Unit is inside a Base Unit. Ledger: BCG-DOCK-1. */
    public record Docked(String unit, String base) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Position.dock(state.unit(unit), state.unit(base));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" docks in ")
                    .unit(base, state.unit(base).name())
                    .line();
        }
    }
}
