package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** How things stand when a table is set up, other than at the beginning of a fight among the unhurt. */
public final class Opening {

    private Opening() {}

    /** Values that differ from the sheet. Whoever has no Threshold left is destroyed. */
    public static void values(Fighter unit, OptionalInt threshold, OptionalInt energy, OptionalInt points) {
        unit.points = threshold.orElse(unit.points);
        energy.ifPresent(value -> unit.energy.set(value, unit.rank(Attribute.ENERGY)));
        unit.genre.points = points.orElse(unit.genre.points);
        unit.levelsEverLost = unit.levelsLost();
        if (threshold.isPresent() && unit.points == 0) {
            unit.fate = Fate.DESTROYED;
        }
    }

    /** The Areas Maimed for the Levels lost; those not named are taken from the top. Ledger: BCG-MAIM-1. */
    public static void maims(Fighter unit, List<Area> named) {
        List<Area> areas = new ArrayList<>(named);
        for (Area area : Area.EXTERNAL) {
            if (areas.size() < unit.levelsLost() && !areas.contains(area)) {
                areas.add(area);
            }
        }
        unit.maims = List.copyOf(areas);
    }

    /** Takes its place when the order is known. Ledger: BCG-OP-4. */
    public static void unplaced(Fighter unit) {
        unit.placed = false;
    }

    /** What is left of a Layer; one without points is lost. Ledger: BCG-PLOT-2. */
    public static void layer(Fighter unit, int which, int points) {
        List<Layer> layers = new ArrayList<>(unit.body().layers);
        layers.set(which, new Layer(points, points == 0));
        unit.body().layers = List.copyOf(layers);
    }

    /** Not there yet, but may come. Ledger: elusive-form, i-was-here-all-along. */
    public static void away(Fighter unit) {
        unit.fate = Fate.AWAY;
    }

    public static void initiative(Fighter unit, int value) {
        unit.initiative = value;
    }

    public static void form(Fighter unit, int form) {
        unit.takeForm(form);
    }

    public static void duel(Fighter one, Fighter other) {
        one.duel = other.id();
        other.duel = one.id();
    }

    public static void dock(Fighter unit, Fighter base) {
        unit.placed = true;
        unit.base = base.id();
        unit.zone = base.zone;
    }

    public static void aim(Fighter unit, Aim aim) {
        unit.aim = aim;
    }

    public static void mark(CenturyState state, Mark mark) {
        state.add(mark);
    }

    public static void terrain(CenturyState state, int zone, Terrain terrain) {
        state.ground.add(new Patch(zone, terrain, Clock.FIGHT));
    }

    public static void environment(CenturyState state, int zone, Environment environment) {
        state.ground.put(new Ground.Place(zone, environment));
    }

    /**
     * The fight is under way: whoever has no Initiative yet comes in the order of the list, and those before that Unit
     * have acted.
     */
    public static void underWay(CenturyState state, Fighter first, int round, int tension) {
        int place = state.fighters().size();
        for (Fighter fighter : state.fighters()) {
            fighter.initiative = fighter.initiative == 0 ? place : fighter.initiative;
            fighter.tieBreak = place--;
        }
        List<Fighter> order = new ArrayList<>(state.fighters());
        order.sort(Comparator.comparingInt((Fighter fighter) -> -fighter.initiative)
                .thenComparingInt(fighter -> -fighter.quickness()) // BCG-AMB-26
                .thenComparingInt(fighter -> -fighter.tieBreak));
        for (Fighter fighter : order.subList(0, order.indexOf(first))) {
            fighter.acted = true;
        }
        state.round = round;
        state.tension = tension;
        state.phase = Phase.NEXT_TURN;
    }
}
