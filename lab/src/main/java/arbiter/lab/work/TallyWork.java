package arbiter.lab.work;

import arbiter.lab.run.Fights;
import arbiter.lab.tally.FightResult;
import arbiter.lab.tally.Tally;
import arbiter.lab.tally.TallyCount;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The fights of a job, tallied. */
public record TallyWork(Fights<?> fights) implements Workload<Tally> {

    @Override
    public long numbers() {
        return fights.job().length().fights();
    }

    @Override
    public Optional<Tally> play(long from, long until, BooleanSupplier cancelled) {
        TallyCount count = new TallyCount(fights.sides());
        for (long number = from; number < until; number++) {
            Optional<FightResult> fight = fights.play(number, cancelled);
            if (fight.isEmpty()) {
                return Optional.empty();
            }
            count.add(fight.get());
        }
        return Optional.of(count.tally());
    }

    @Override
    public String write(Tally part) {
        return part.write();
    }

    @Override
    public Tally read(String text) {
        return Tally.read(text);
    }

    @Override
    public WorkOrder order() {
        return new WorkOrder.Tallies(fights.job());
    }
}
