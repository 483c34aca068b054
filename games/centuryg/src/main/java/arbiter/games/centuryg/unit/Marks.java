package arbiter.games.centuryg.unit;

import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What everybody in a fight is under. It never changes; which kinds there are is kept with it, because rules ask all the
 * time.
 */
public final class Marks implements Part {

    public static final Marks NONE = new Marks(List.of());

    private List<Mark> all;
    /** A bit for each kind; two kinds may share one. */
    private transient long kinds;

    /** For reading a saved fight. */
    private Marks() {
        this(List.of());
    }

    private Marks(List<Mark> all) {
        this.all = all;
        this.kinds = bits(all);
    }

    /** Nobody is under anything any longer. */
    public static void clear(CenturyState state) {
        state.set(NONE);
    }

    /** Those marks are over. */
    public static void remove(CenturyState state, Predicate<Mark> gone) {
        state.set(state.allMarks().without(gone));
    }

    /** That mark comes in place of those. */
    public static void replace(CenturyState state, Predicate<Mark> gone, Mark mark) {
        state.set(state.allMarks().without(gone).with(mark));
    }

    /** A mark has that value left; without one it is over. */
    public static void reduce(CenturyState state, Mark mark, int left) {
        List<Mark> all = new ArrayList<>(state.marks());
        int at = all.indexOf(mark);
        all.remove(at);
        if (left > 0) {
            all.add(at, new Mark(mark.kind(), mark.on(), mark.by(), mark.against(), left, mark.clock()));
        }
        state.set(of(all));
    }

    /** What somebody has called upon itself is on another one, whom it is part of from now on. Ledger: BCG-COMB-3. */
    public static void handOn(CenturyState state, String part, String whole) {
        state.set(state.allMarks().handedOn(part, whole));
    }

    private static Marks of(List<Mark> marks) {
        return marks.isEmpty() ? NONE : new Marks(FixedList.copyOf(marks));
    }

    public List<Mark> all() {
        return all;
    }

    /** Whether anybody may be under that. */
    boolean any(Mark.Kind kind) {
        long known = kinds;
        if (known == 0 && !all.isEmpty()) {
            known = bits(all);
            kinds = known;
        }
        return (known & 1L << kind.ordinal()) != 0;
    }

    private static long bits(List<Mark> marks) {
        long bits = 0;
        for (int i = 0; i < marks.size(); i++) {
            bits |= 1L << marks.get(i).kind().ordinal();
        }
        return bits;
    }

    Marks with(Mark one) {
        return of(FixedList.with(all, one));
    }

    Marks without(Predicate<Mark> gone) {
        List<Mark> rest = new ArrayList<>(all);
        rest.removeIf(gone);
        return of(rest);
    }

    private Marks handedOn(String part, String whole) {
        List<Mark> handed = new ArrayList<>(all.size());
        for (Mark mark : all) {
            boolean own = mark.on().equals(part) && mark.by().equals(part);
            handed.add(own && mark.kind().isOwnPower() ? mark.on(whole) : mark);
        }
        return of(handed);
    }

    /** Whether such a clock runs on any of them. */
    boolean ticks(Clock.Kind kind, String unit) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).clock().ticks(kind, unit)) {
                return true;
            }
        }
        return false;
    }

    /** What is left of them when it has run. */
    Marks after(Clock.Kind kind, String unit) {
        List<Mark> kept = new ArrayList<>(all.size());
        for (Mark mark : all) {
            if (!mark.clock().ticks(kind, unit)) {
                kept.add(mark);
            } else if (!mark.clock().isOver() && kind != Clock.Kind.ROUND) {
                kept.add(mark.until(mark.clock().next()));
            }
        }
        return of(kept);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Marks that && all.equals(that.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }
}
