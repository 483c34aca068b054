package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
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
    private transient Fittings fittings;

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

    /** What ejects from a machine. Ledger: BCG-CORE-2. */
    public static Outfit core() {
        return new Outfit().withHull(Hull.CORE);
    }

    /** The same of a Unit: whoever flew it knows the same Powers as before. */
    public static Outfit coreOf(Fighter unit) {
        Outfit core = core();
        Fittings before = unit.fittings();
        if (before.machine() == unit.machine() && unit.hull() == Hull.WHOLE) {
            core.fittings = Fittings.core(before.machine(), before.powers());
        }
        return core;
    }

    public static void takeForm(Fighter unit, int form) {
        unit.set(unit.outfit().inForm(form));
    }

    /** What is left of a Unit when its pilot is out of it, or of the pilot's capsule. Ledger: BCG-CORE-2, BCG-CORE-3. */
    public static void leave(Fighter unit, Hull hull) {
        unit.set(unit.outfit().withHull(hull));
    }

    /** A Unit is, with others, that machine. Ledger: BCG-COMB-2. */
    public static void join(Fighter whole, Machine together) {
        whole.set(whole.outfit().joinedAs(together));
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

    private Outfit inForm(int now) {
        return new Outfit(joined, now, hull, borrowed);
    }

    private Outfit withHull(Hull now) {
        return new Outfit(joined, form, now, borrowed);
    }

    private Outfit joinedAs(Machine together) {
        return new Outfit(Optional.of(together), form, hull, borrowed);
    }

    Outfit with(BorrowedGear gear) {
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

    /** A Unit is in another form. Ledger: BCG-ALT-1. */
    public record FormTaken(String unit, int form, String name) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Outfit.takeForm(state.unit(unit), form);
            EnergyCapacity.settle(state);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " takes the form " + name);
        }
    }
}
