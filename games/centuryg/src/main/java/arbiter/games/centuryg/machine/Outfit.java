package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.tabletop.unit.Part;
import java.util.Objects;
import java.util.Optional;

/**
 * What a Unit is fitted with just now: the machine it has become with others, the form it has taken, what is left of it,
 * and gear for a while. It never changes and belongs to one Unit; how it is laid out is kept with it, because rules ask
 * all the time.
 */
public final class Outfit implements Part {

    private Optional<Machine> joined;
    private int form;
    private Hull hull;
    private BorrowedGear borrowed;
    private transient volatile Fittings fittings;

    /** A machine in its Default Form. */
    public Outfit() {
        this(Optional.empty(), 0, Hull.WHOLE, BorrowedGear.NONE);
    }

    private Outfit(Optional<Machine> joined, int form, Hull hull, BorrowedGear borrowed) {
        this.joined = joined;
        this.form = form;
        this.hull = hull;
        this.borrowed = borrowed;
    }

    public int form() {
        return form;
    }

    public Hull hull() {
        return hull;
    }

    public BorrowedGear borrowed() {
        return borrowed;
    }

    /** The equipment, laid out; the machine is that of the Unit it belongs to. */
    public Fittings fittings(Machine machine) {
        Fittings known = fittings;
        if (known == null) {
            Fittings built = Fittings.of(joined.orElse(machine), form, hull);
            known = borrowed.isEmpty() || hull == Hull.CORE ? built : built.with(borrowed);
            fittings = known;
        }
        return known;
    }

    public Outfit inForm(int now) {
        return new Outfit(joined, now, hull, borrowed);
    }

    public Outfit withHull(Hull now) {
        return new Outfit(joined, form, now, borrowed);
    }

    /** As a part of that machine which several are together. */
    public Outfit joinedAs(Machine together) {
        return new Outfit(Optional.of(together), form, hull, borrowed);
    }

    public Outfit with(BorrowedGear gear) {
        return new Outfit(joined, form, hull, gear);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Outfit that
                && form == that.form
                && hull == that.hull
                && borrowed.equals(that.borrowed)
                && joined.equals(that.joined);
    }

    @Override
    public int hashCode() {
        return Objects.hash(form, hull, borrowed.debt());
    }
}
