package arbiter.games.centuryg.move;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;
import arbiter.kernel.Walk;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a Unit is: its Zone, whether it has a place yet (otherwise it takes one before the fight), and the Base Unit it is
 * docked in. Ledger: BCG-OP-4, BCG-DOCK-2.
 */
public record Position(int zone, boolean placed, Optional<String> base) implements Part {

    public static Position at(int zone) {
        return new Position(zone, true, Optional.empty());
    }

    /** For events: a Unit is there now, and whoever is inside it or part of it too. Ledger: BCG-DOCK-2. */
    public static void put(CenturyState state, Fighter unit, int zone) {
        unit.set(unit.position().in(zone));
        for (Fighter other : state.units()) {
            if (other != unit && (isIn(other.base(), unit) || isIn(other.crew().aboard(), unit))) {
                other.set(other.position().in(zone));
            }
        }
    }

    private static boolean isIn(Optional<String> holder, Fighter unit) {
        return holder.isPresent() && holder.get().equals(unit.id());
    }

    /** Somebody is there from now on who was not in the Scene. */
    public static void appear(Fighter unit, int zone) {
        unit.set(unit.position().in(zone));
    }

    /** Takes its place when the order is known. Ledger: BCG-OP-4. */
    public static void unplace(Fighter unit) {
        unit.set(unit.position().asPlaced(false));
    }

    /** A Unit is inside a Base Unit. Ledger: BCG-DOCK-1. */
    public static void dock(Fighter unit, Fighter base) {
        unit.set(new Position(base.zone(), true, Optional.of(base.id())));
    }

    /** A Unit is no longer inside a Base Unit and stands in its Zone. Ledger: BCG-AMB-68. */
    public static void leaveBase(Fighter unit) {
        unit.set(unit.position().dockedIn(Optional.empty()));
    }

    private Position in(int now) {
        return now == zone ? this : new Position(now, placed, base);
    }

    private Position asPlaced(boolean now) {
        return new Position(zone, now, base);
    }

    private Position dockedIn(Optional<String> now) {
        return new Position(zone, placed, now);
    }

    /** A Unit moves by its own will. Ledger: BCG-OP-8. */
    public record Moved(String unit, List<Integer> path) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            put(state, state.unit(unit), path.get(path.size() - 1));
            state.remove(Mark.Kind.FASTER, unit);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " moves to " + state.field().name(path.get(path.size() - 1)));
        }

        @Override
        public Optional<Walk> walk(CenturyState state) {
            List<String> by = new ArrayList<>(path.size());
            path.subList(1, path.size()).forEach(zone -> by.add(state.field().text(zone)));
            return Optional.of(new Walk(unit, by));
        }
    }

    /** A Unit takes up its position. Ledger: BCG-OP-4. */
    public record Placed(String unit, int zone) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            fighter.set(fighter.position().asPlaced(true));
            put(state, fighter, zone);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " stands at " + state.field().name(zone));
        }
    }

    /** A Unit is moved by somebody else. Ledger: BCG-DUEL-9. */
    public record Shoved(String unit, int zone) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            put(state, state.unit(unit), zone);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " is moved to " + state.field().name(zone));
        }
    }
}
