package arbiter.lab.sweep;

import arbiter.lab.run.Fights;
import arbiter.lab.tally.Tally;
import arbiter.lab.work.Batches;
import arbiter.lab.work.Workplace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Plays a sweep; a run that is cancelled has the rows of the variants that were over by then. */
public final class SweepRun {

    private final SweepPlan plan;
    private final Batches<SweepPart> batches;
    private final List<SweepRow> rows = new ArrayList<>();
    private final List<String> sides;
    private SweepPart part;

    public SweepRun(SweepPlan plan, Workplace workplace) {
        this.plan = plan;
        this.sides = Fights.of(plan.base()).sides();
        new SweepTable(plan, sides, rows); // refused before anything is played
        this.batches = workplace.batches(SweepWork.of(plan));
        this.part = nothing(0);
    }

    private static SweepPart nothing(int variant) {
        return new SweepPart(variant, Tally.NONE, Optional.empty());
    }

    public void cancel() {
        batches.cancel();
    }

    /** Plays, telling the listener of each variant that is over; once only. */
    public SweepTable run(Consumer<SweepRow> listener) {
        batches.run(next -> {
            if (next.variant() == rows.size()) {
                part = part.and(next);
                if (part.problem().isPresent() || part.tally().fights() == plan.runs()) {
                    add(listener);
                }
            }
            return true;
        });
        return new SweepTable(plan, sides, rows);
    }

    private void add(Consumer<SweepRow> listener) {
        SweepRow row = SweepRow.of(plan, part);
        rows.add(row);
        listener.accept(row);
        part = nothing(rows.size());
    }
}
