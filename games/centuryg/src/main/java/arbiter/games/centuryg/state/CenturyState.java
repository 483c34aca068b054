package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Armory;
import arbiter.kernel.State;
import java.util.List;

/**
 * A fight: who is there, the ground, the Tension, whose Turn it is, and what everybody is under. The fields are spread over
 * the classes above it by what they are about, and saved side by side.
 */
public final class CenturyState extends MarkedFight implements State<CenturyState> {

    /** For reading a saved fight. */
    private CenturyState() {}

    public CenturyState(List<Fighter> fighters, Field field, TableRules rules) {
        super(fighters, field, rules);
        Capacity.settle(this);
    }

    /** The same fight with gear and Grunts that can turn up in it. Ledger: BCG-AMB-92. */
    public CenturyState stocked(Armory stock) {
        armory = stock;
        return this;
    }

    /** People on foot, fighting or not. Ledger: BCG-MATCH-1. */
    public static CenturyState onFoot(Scale scale, List<Fighter> people, Field field, TableRules rules) {
        CenturyState state = new CenturyState(people, field, rules);
        state.scene.scale = scale;
        state.scene.framed = scale == Scale.INTERMISSION;
        return state;
    }

    /** Lets clocks of that kind run and drops what is over. */
    void tick(Clock.Kind kind, String unit) {
        boolean ticks = Marks.tick(marks, kind, unit);
        if (ticks) {
            marks = Marks.after(marks, kind, unit);
        }
        ground.tick(kind, unit);
        if (ticks || kind == Clock.Kind.TURN_START) {
            Capacity.settle(this);
        }
    }

    void add(Fighter fighter) {
        fighters().add(fighter);
        Capacity.settle(this);
    }

    /** What is put on a part of a combined Unit counts for the whole. Ledger: BCG-COMB-3. */
    void add(Mark mark) {
        marks = Marks.with(marks, mark.on(bodyOf(mark.on()).id()));
        Capacity.settle(this);
    }

    void remove(Mark.Kind kind, String on) {
        if (any(kind)) {
            marks = Marks.without(
                    marks, mark -> mark.kind() == kind && mark.on().equals(on));
            Capacity.settle(this);
        }
    }

    @Override
    public CenturyState copy() {
        CenturyState copy = new CenturyState();
        copy.be(this);
        copy.takeOver(this);
        return copy;
    }

    @Override
    public void restore(CenturyState earlier) {
        restoreFighters(earlier);
        takeOver(earlier);
    }

    private void takeOver(CenturyState earlier) {
        restorePlace(earlier);
        restoreOrder(earlier);
        marks = earlier.marks;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CenturyState that
                && isOrderedLike(that)
                && marks.equals(that.marks)
                && isPlacedLike(that);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * turns + phase.ordinal()) + marks.hashCode())
                + fighters().hashCode();
    }
}
