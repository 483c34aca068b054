package arbiter.games.centuryg.damage;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Threshold that comes back, up to the full pool. Ledger: BCG-DMG-3, BCG-MAIM-4. */
public final class ThresholdRepair {

    private ThresholdRepair() {}

    /** Whether there is something to repair, and it may be. */
    public static boolean helps(CenturyState state, Fighter unit) {
        return unit.isFighting()
                && unit.points() < unit.fullPoints()
                && !state.has(Mark.Kind.NO_REPAIR, unit); // your-fate-is-sealed
    }

    /** A part of a combined Unit mends the whole. Ledger: BCG-COMB-3. */
    public static void resolve(Play<CenturyState> play, Fighter part, int amount) {
        Fighter unit = ActingPilot.body(play.state(), part);
        int back = Math.min(amount, unit.fullPoints() - unit.points());
        if (back > 0 && helps(play.state(), unit)) {
            play.emit(new Repaired(unit.id(), back, regained(unit, back)));
        }
    }

    /** The Areas of the Levels that come back, the latest loss first. */
    private static List<Area> regained(Fighter unit, int back) {
        int lost = Fighter.LEVELS - (unit.points() + back + unit.levelPoints() - 1) / unit.levelPoints();
        List<Area> areas = new ArrayList<>(0);
        for (int i = unit.maims().size() - 1; i >= lost; i--) {
            areas.add(unit.maims().get(i));
        }
        return areas;
    }

    /** Threshold comes back, and with a regained Level its Area. Ledger: BCG-DMG-3, BCG-MAIM-4. */
    public record Repaired(String unit, int amount, List<Area> areas) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            fighter.set(fighter.condition().withPoints(Math.min(fighter.fullPoints(), fighter.points() + amount)));
            fighter.set(fighter.condition().withMaimsAtMost(fighter.levelsLost()));
            EnergyCapacity.settle(state);
        }

        @Override
        public Line line(CenturyState state) {
            Line.Builder line = tell(state, unit)
                    .words(" regains " + amount + " Threshold, "
                            + state.unit(unit).points() + " now");
            for (Area area : areas) {
                line.words(", " + EnumWords.of(area) + (area.isPair() ? " work" : " works") + " again");
            }
            return line.line();
        }
    }
}
