package arbiter.games.centuryg.unit;

import arbiter.games.centuryg.attack.AimTarget;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.duel.DuelPartner;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.person.Layer;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Ground;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.Phase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How things stand when a table is set up, other than at the beginning of a fight among the unhurt. */
public final class OpeningState {

    private OpeningState() {}

    /** Values that differ from the sheet. Whoever has no Threshold left is destroyed. */
    public static void values(Fighter unit, OptionalInt threshold, OptionalInt energy, OptionalInt points) {
        threshold.ifPresent(value -> unit.set(unit.condition().withPoints(value)));
        energy.ifPresent(value ->
                unit.set(unit.supplies().withEnergy(unit.supplies().energy().set(value, unit.rank(Attribute.ENERGY)))));
        points.ifPresent(value -> unit.set(unit.genre().withPoints(value)));
        unit.set(unit.condition().withLevelsEverLost(unit.levelsLost()));
        if (threshold.isPresent() && unit.points() == 0) {
            unit.set(unit.condition().withFate(UnitFate.DESTROYED));
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
        unit.set(unit.condition().withMaims(areas));
    }

    /** Takes its place when the order is known. Ledger: BCG-OP-4. */
    public static void unplaced(Fighter unit) {
        unit.set(unit.position().asPlaced(false));
    }

    /** What is left of a Layer; one without points is lost. Ledger: BCG-PLOT-2. */
    public static void layer(Fighter unit, int which, int points) {
        unit.set(unit.body().with(which, new Layer(points, points == 0)));
    }

    /** Not there yet, but may come. Ledger: elusive-form, i-was-here-all-along. */
    public static void away(Fighter unit) {
        unit.set(unit.condition().withFate(UnitFate.AWAY));
    }

    public static void initiative(Fighter unit, int value) {
        unit.set(unit.turnPlace().withInitiative(value));
    }

    public static void form(Fighter unit, int form) {
        unit.set(unit.outfit().inForm(form));
    }

    public static void duel(Fighter one, Fighter other) {
        one.set(DuelPartner.with(other.id()));
        other.set(DuelPartner.with(one.id()));
    }

    public static void dock(Fighter unit, Fighter base) {
        unit.set(new Position(base.zone(), true, Optional.of(base.id())));
    }

    public static void aim(Fighter unit, AimTarget aim) {
        unit.set(aim);
    }

    public static void mark(CenturyState state, Mark mark) {
        state.add(mark);
    }

    public static void terrain(CenturyState state, int zone, Terrain terrain) {
        state.set(state.ground().with(new Patch(zone, terrain, Clock.FIGHT)));
    }

    public static void environment(CenturyState state, int zone, Environment environment) {
        state.set(state.ground().with(new Ground.Place(zone, environment)));
    }

    /**
     * The fight is under way: whoever has no Initiative yet comes in the order of the list, and those before that Unit
     * have acted.
     */
    public static void underWay(CenturyState state, Fighter first, int round, int tension) {
        int place = state.units().size();
        for (Fighter fighter : state.units()) {
            int initiative = fighter.initiative() == 0 ? place : fighter.initiative();
            fighter.set(fighter.turnPlace().withInitiative(initiative).withTieBreak(place--));
        }
        List<Fighter> order = new ArrayList<>(state.units());
        order.sort(Comparator.comparingInt((Fighter fighter) -> -fighter.initiative())
                .thenComparingInt(fighter -> -fighter.quickness()) // BCG-AMB-26
                .thenComparingInt(fighter -> -fighter.tieBreak()));
        for (Fighter fighter : order.subList(0, order.indexOf(first))) {
            fighter.set(fighter.turnPlace().withActed(true));
        }
        state.set(state.course().in(Phase.NEXT_TURN).withRound(round).withTension(tension));
    }
}
