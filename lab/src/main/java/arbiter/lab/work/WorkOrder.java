package arbiter.lab.work;

import arbiter.content.json.Json;
import arbiter.lab.job.Job;
import arbiter.lab.run.Fights;
import arbiter.lab.sweep.SweepPlan;
import arbiter.lab.sweep.SweepWork;
import java.util.List;

/** A workload as data: whoever reads it somewhere else can do any part of it. */
public sealed interface WorkOrder {

    /** The fights of a job, to be tallied. */
    record Tallies(Job job) implements WorkOrder {}

    /** What a side gets in each of the first so many fights of some jobs. */
    record Halves(List<Job> jobs, String side, long number) implements WorkOrder {

        public Halves {
            jobs = List.copyOf(jobs);
        }
    }

    /** All variants of a sweep. */
    record Sweep(SweepPlan plan) implements WorkOrder {}

    /** It stands in a record so that it says its kind. */
    record Written(WorkOrder order) {}

    static WorkOrder read(String json) {
        return Json.plain().read(json, Written.class).order();
    }

    default String write() {
        return Json.plain().write(new Written(this));
    }

    /** Ready to be done with the games that are here. */
    default Workload<?> open() {
        if (this instanceof Tallies tallies) {
            return new TallyWork(Fights.of(tallies.job()));
        }
        if (this instanceof Halves halves) {
            List<Fights<?>> fights =
                    halves.jobs().stream().<Fights<?>>map(Fights::of).toList();
            return new HalvesWork(fights, halves.side(), halves.number());
        }
        return SweepWork.of(((Sweep) this).plan());
    }
}
