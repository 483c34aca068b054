package arbiter.lab.work;

import arbiter.lab.run.Fights;
import arbiter.lab.tally.FightResult;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What a side gets in each of the first so many fights of some jobs, fight by fight: two for one won, one for one that
 * nobody won, none for one lost.
 */
public record HalvesWork(List<Fights<?>> fights, String side, long numbers) implements Workload<HalvesWork.Halves> {

    private static final String BETWEEN_JOBS = "/";

    public HalvesWork {
        fights = List.copyOf(fights);
    }

    /** For each job a digit for every fight. */
    public record Halves(List<String> digits) {

        public Halves {
            digits = List.copyOf(digits);
        }

        /** How many fights of each job. */
        public int fights() {
            return digits.get(0).length();
        }

        public int of(int job, int fight) {
            return digits.get(job).charAt(fight) - '0';
        }
    }

    @Override
    public Optional<Halves> play(long from, long until, BooleanSupplier cancelled) {
        List<StringBuilder> digits =
                fights.stream().map(job -> new StringBuilder()).toList();
        for (long number = from; number < until; number++) {
            for (int job = 0; job < fights.size(); job++) {
                Optional<FightResult> fight = fights.get(job).play(number, cancelled);
                if (fight.isEmpty()) {
                    return Optional.empty();
                }
                digits.get(job).append(fight.get().halves(side));
            }
        }
        return Optional.of(
                new Halves(digits.stream().map(StringBuilder::toString).toList()));
    }

    @Override
    public String write(Halves part) {
        return String.join(BETWEEN_JOBS, part.digits());
    }

    @Override
    public Halves read(String text) {
        return new Halves(List.of(text.split(BETWEEN_JOBS)));
    }

    @Override
    public WorkOrder order() {
        return new WorkOrder.Halves(fights.stream().map(Fights::job).toList(), side, numbers);
    }
}
