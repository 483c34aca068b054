package arbiter.tabletop.unit;

import arbiter.kernel.Decider;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A table of one game: its units, what is fixed about it, such as its ground, and its parts, which events replace. A
 * game's table adds a typed accessor for each part, and a typed setter for those that are not fixed.
 */
public abstract class TableState<S extends TableState<S, U>, U extends TableUnit> extends MadeOfParts
        implements State<S> {

    /** Never changed: whoever comes in makes a new list. */
    private List<U> units;

    /** Those left out of the table as somebody knows it: in no list, yet what refers to them by id finds them. */
    private transient List<U> leftOut = List.of();

    private transient ChangeClock clock = new ChangeClock();

    /**
     * The rows of the units of a table that is kept as it is, side by side: comparing with them looks at no unit that is
     * still the same. None in any other table, and none where somebody is hidden.
     */
    private transient Object[] keptRows;

    /** For reading a saved table. */
    protected TableState() {}

    protected TableState(List<U> units, Part[] fixed, Part... parts) {
        super(fixed, parts);
        this.units = FixedList.copyOf(units);
        seat();
    }

    @Override
    public final void afterReading() {
        units = FixedList.copyOf(units);
        leftOut = List.of();
        seat();
        super.afterReading();
    }

    /** What was worked out about the table holds until this moves on. */
    public final ChangeClock changes() {
        return clock;
    }

    /** Something has changed that others keep in mind, as the game says. */
    protected final void tick() {
        clock.tick();
    }

    /** Everybody knows their table and their place at it. */
    private void seat() {
        for (int i = 0; i < units.size(); i++) {
            units.get(i).sit(clock, i);
        }
        clock.tick();
    }

    /** Which round it is. */
    public abstract int round();

    /** How many turns have begun. */
    public abstract int turns();

    /** Whose turn it is, once turns have begun. */
    public abstract Optional<U> acting();

    /** Everybody, whether still there or not, in the order in which they came. */
    public final List<U> units() {
        return units;
    }

    public final U unit(String id) {
        U known = among(units, id);
        if (known != null) {
            return known;
        }
        for (U unit : leftOut) {
            if (unit.id().equals(id)) {
                return unit;
            }
        }
        throw new IllegalArgumentException("nobody here is called " + id);
    }

    public final Optional<U> find(String id) {
        return Optional.ofNullable(among(units, id));
    }

    /** Ids are mostly those that units gave, the very same, so texts are compared only where none of them is. */
    private static <U extends TableUnit> U among(List<U> units, String id) {
        int many = units.size();
        for (int i = 0; i < many; i++) {
            U unit = units.get(i);
            if (unit.id() == id) {
                return unit;
            }
        }
        for (int i = 0; i < many; i++) {
            U unit = units.get(i);
            if (unit.id().equals(id)) {
                return unit;
            }
        }
        return null;
    }

    public final boolean enemies(U one, U other) {
        return !one.side().equals(other.side());
    }

    /** Those on other sides who take part and are known to be there. */
    public final List<U> enemiesOf(U unit) {
        List<U> enemies = new ArrayList<>(units.size());
        for (U other : units) {
            if (other.present() && !other.isHidden() && enemies(unit, other)) {
                enemies.add(other);
            }
        }
        return enemies;
    }

    /** The others on the same side who take part. */
    public final List<U> friendsOf(U unit) {
        List<U> friends = new ArrayList<>(units.size());
        for (U other : units) {
            if (other != unit && other.present() && !enemies(unit, other)) {
                friends.add(other);
            }
        }
        return friends;
    }

    /** The ids of units that the gamemaster keeps from the others. */
    public final Set<String> hiddenUnits() {
        Set<String> hidden = Set.of(); // as nearly always
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).isHidden()) {
                hidden = hidden.isEmpty() ? new TreeSet<>() : hidden;
                hidden.add(units.get(i).id());
            }
        }
        return hidden;
    }

    /** The side of whoever decides. */
    public final Optional<String> side(Decider decider) {
        U unit = among(units, decider.id());
        return unit == null ? Optional.empty() : Optional.of(unit.side());
    }

    /** For events: somebody comes in. The table has a copy of its own. */
    @SuppressWarnings("unchecked") // the copy of a unit is of the unit's own class
    public final void join(U unit) {
        units = FixedList.with(units, (U) unit.copy());
        seat();
    }

    /** For the table as somebody knows it: that unit is not there. */
    public final void leaveOut(U unit) {
        List<U> others = new ArrayList<>(units);
        others.remove(unit);
        List<U> gone = new ArrayList<>(leftOut);
        gone.add(unit);
        units = FixedList.copyOf(others);
        leftOut = List.copyOf(gone);
        unit.sit(clock, -1);
        seat();
    }

    @Override
    @SuppressWarnings("unchecked") // the copy of a table is of the table's own class
    public final S copy() {
        S copy = (S) clone();
        TableState<S, U> table = copy;
        table.units = copies(units);
        table.clock = new ChangeClock();
        table.keptRows = null;
        table.seat();
        table.leftOut = leftOut.isEmpty() ? leftOut : copies(leftOut);
        return copy;
    }

    @Override
    public final S keep() {
        S copy = copy();
        TableState<S, U> table = copy;
        Object[] rows = new Object[units.size()];
        boolean open = true;
        for (int i = 0; i < rows.length; i++) {
            rows[i] = table.units.get(i).row();
            open &= !table.units.get(i).isHidden();
        }
        table.keptRows = open ? rows : null;
        return copy;
    }

    /** Whether the unit at that place is just as it is in that table, as far as a glance at its row says. */
    private boolean isSeenAsIn(TableState<?, ?> that, int place) {
        U unit = units.get(place);
        return that.keptRows != null && that.keptRows[place] == unit.row() && !unit.isHidden();
    }

    @SuppressWarnings("unchecked") // as in join
    private List<U> copies(List<U> some) {
        List<U> copies = new ArrayList<>(some.size());
        for (U unit : some) {
            copies.add((U) unit.copy());
        }
        return FixedList.copyOf(copies);
    }

    @Override
    public final void restore(S earlier) {
        List<U> before = ((TableState<S, U>) earlier).units;
        int same = 0;
        while (same < units.size() && same < before.size() && isBack(earlier, same)) {
            same++;
        }
        if (units.size() > same) { // those who came in since, or others in their place
            units = FixedList.copyOf(units.subList(0, same));
        }
        for (int i = same; i < before.size(); i++) {
            join(before.get(i));
        }
        List<U> out = ((TableState<S, U>) earlier).leftOut;
        leftOut = out.isEmpty() ? out : copies(out);
        clock.tick();
        restoreParts(earlier);
    }

    /** Puts the unit at that place back to how it was in the earlier table, if it is the same one. */
    private boolean isBack(TableState<S, U> earlier, int place) {
        if (isSeenAsIn(earlier, place)) {
            return true;
        }
        U before = earlier.units.get(place);
        boolean still = units.get(place).isStill(before);
        if (still) {
            units.get(place).restore(before);
        }
        return still;
    }

    @Override
    public final boolean equals(Object other) {
        return this == other || other instanceof TableState<?, ?> that && hasPartsOf(that) && hasUnitsOf(that);
    }

    @Override
    public final int hashCode() {
        int hash = partsHash();
        for (int i = 0; i < units.size(); i++) {
            hash = (31 * hash + units.get(i).hashCode()) * SPREAD;
        }
        return hash;
    }

    private boolean hasUnitsOf(TableState<?, ?> that) {
        if (units.size() != that.units.size()) {
            return false;
        }
        for (int i = 0; i < units.size(); i++) {
            if (!isSeenAsIn(that, i) && !units.get(i).equals(that.units.get(i))) {
                return false;
            }
        }
        return true;
    }
}
