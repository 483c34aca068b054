package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How much is left of a Unit: whether it is still there, the points of Threshold left, the Areas Maimed in the order of
 * the Levels lost, and how many Levels were ever lost, each for the first time once. Ledger: BCG-DMG-1 to BCG-DMG-4.
 */
public record UnitCondition(UnitFate fate, int points, List<Area> maims, int levelsEverLost) implements Part {

    public static UnitCondition unhurt(Machine machine) {
        return new UnitCondition(UnitFate.FIGHTING, Fighter.LEVELS * machine.threshold(), List.of(), 0);
    }

    public static void setFate(Fighter unit, UnitFate fate) {
        unit.set(unit.condition().withFate(fate));
    }

    /** So much Threshold is left when a table is set up; nobody gains anything later for what is gone. */
    public static void open(Fighter unit, OptionalInt threshold) {
        threshold.ifPresent(points -> unit.set(unit.condition().withPoints(points)));
        unit.set(unit.condition().withLevelsEverLost(unit.levelsLost()));
        if (threshold.isPresent() && unit.points() == 0) {
            setFate(unit, UnitFate.DESTROYED);
        }
    }

    /**
     * So much Threshold is left by the gamemaster's word. Areas follow the Levels: those beyond work again, missing ones
     * are taken from the top. Ledger: BCG-MAIM-4.
     */
    public static void adjust(Fighter unit, int points) {
        UnitFate fate = points > 0 ? UnitFate.FIGHTING : UnitFate.DESTROYED;
        unit.set(unit.condition().withPoints(points).withFate(fate));
        int lost = Math.min(unit.levelsLost(), unit.maims().size());
        maim(unit, unit.maims().subList(0, lost));
    }

    /** The Areas Maimed for the Levels lost; those not named are taken from the top. Ledger: BCG-MAIM-1. */
    public static void maim(Fighter unit, List<Area> named) {
        List<Area> areas = new ArrayList<>(named);
        for (Area area : Area.EXTERNAL) {
            if (areas.size() < unit.levelsLost() && !areas.contains(area)) {
                areas.add(area);
            }
        }
        unit.set(unit.condition().withMaims(areas));
    }

    /** What several Units had left is shared out, never above what there can be. Ledger: BCG-COMB-4, BCG-DMG-3. */
    public static void average(Fighter whole, int points) {
        whole.set(whole.condition().withPoints(Math.min(points, whole.fullPoints())));
        whole.set(whole.condition().withMaimsAtMost(whole.levelsLost()));
    }

    /** Nobody gains anything again for so many Levels. Ledger: BCG-DMG-4. */
    public static void remember(Fighter unit, int levels) {
        unit.set(unit.condition().withLevelsEverLost(Math.max(unit.condition().levelsEverLost, levels)));
    }

    /** A Core has no Threshold. Ledger: BCG-CORE-3. */
    public static void bare(Fighter core) {
        core.set(core.condition().withPoints(0).withLevelsEverLost(Fighter.LEVELS));
    }

    UnitCondition withFate(UnitFate now) {
        return new UnitCondition(now, points, maims, levelsEverLost);
    }

    UnitCondition withPoints(int now) {
        return new UnitCondition(fate, now, maims, levelsEverLost);
    }

    UnitCondition withMaims(List<Area> now) {
        return new UnitCondition(fate, points, List.copyOf(now), levelsEverLost);
    }

    UnitCondition withMaim(Area area) {
        List<Area> all = new ArrayList<>(maims);
        all.add(area);
        return withMaims(all);
    }

    /** With a regained Level its Area works again. Ledger: BCG-MAIM-4. */
    UnitCondition withMaimsAtMost(int levels) {
        return maims.size() > levels ? withMaims(maims.subList(0, levels)) : this;
    }

    UnitCondition withLevelsEverLost(int now) {
        return new UnitCondition(fate, points, maims, now);
    }

    /** A Unit that should be gone stands at 1. Ledger: BCG-AMB-42. */
    public record Survived(String unit, String by) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            fighter.set(fighter.condition().withPoints(1));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " survives: " + by);
        }
    }

    /** The first blow that should have destroyed a Unit does not. Ledger: invincible-alloy, BCG-AMB-42. */
    public record AlloyHeld(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            fighter.set(fighter.condition().withPoints(1));
            UsedEquipment.save(state, unit);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " stands, its Invincible Alloy holds: 1 Threshold left");
        }
    }

    /** An Expansion Pack takes the blow and is gone with all it holds. Ledger: expansion-pack, BCG-MAIM-5. */
    public record PackPurged(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            fighter.set(fighter.condition().withPoints(1));
            UsedEquipment.purge(fighter);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " throws off its Expansion Pack and stands: 1 Threshold left");
        }
    }

    /** A Boss that should be gone has a whole fourth Level again. Ledger: it-keeps-coming-back. */
    public record CameBack(String unit, String by) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            fighter.set(fighter.condition().withPoints(fighter.rank(Attribute.THRESHOLD)));
            GenrePoints.use(fighter, by, "", state.round());
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " keeps coming back, " + state.unit(unit).points() + " left");
        }
    }
}
