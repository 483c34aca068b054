package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * How much is left of a Unit: whether it is still there, the points of Threshold left, the Areas Maimed in the order of
 * the Levels lost, and how many Levels were ever lost, each for the first time once. Ledger: BCG-DMG-1 to BCG-DMG-4.
 */
public record UnitCondition(UnitFate fate, int points, List<Area> maims, int levelsEverLost) implements Part {

    public static UnitCondition unhurt(Machine machine) {
        return new UnitCondition(UnitFate.FIGHTING, Fighter.LEVELS * machine.threshold(), List.of(), 0);
    }

    public UnitCondition withFate(UnitFate now) {
        return new UnitCondition(now, points, maims, levelsEverLost);
    }

    public UnitCondition withPoints(int now) {
        return new UnitCondition(fate, now, maims, levelsEverLost);
    }

    public UnitCondition withMaims(List<Area> now) {
        return new UnitCondition(fate, points, List.copyOf(now), levelsEverLost);
    }

    public UnitCondition withMaim(Area area) {
        List<Area> all = new ArrayList<>(maims);
        all.add(area);
        return withMaims(all);
    }

    /** With a regained Level its Area works again. Ledger: BCG-MAIM-4. */
    public UnitCondition withMaimsAtMost(int levels) {
        return maims.size() > levels ? withMaims(maims.subList(0, levels)) : this;
    }

    public UnitCondition withLevelsEverLost(int now) {
        return new UnitCondition(fate, points, maims, now);
    }
}
