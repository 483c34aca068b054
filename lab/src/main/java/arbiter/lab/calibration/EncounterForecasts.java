package arbiter.lab.calibration;

import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.lab.run.JobRun;
import arbiter.lab.run.RunResult;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;
import java.util.function.ToDoubleFunction;

/** Compares the lab and a game's own measures in telling who wins the encounters that the game ships. */
public final class EncounterForecasts {

    /** How many there are of each, which needs no measure at all. */
    private static final String UNITS = "number of units";

    /** What always saying one half gets. */
    private static final String HALF = "one half each";

    private final Rulebook<?> book;
    private final Job job;
    private final int forecast;
    private final int results;
    private final Optional<AgentChoice> others;
    private final int threads;
    private volatile boolean cancelled;
    private volatile Optional<JobRun> running = Optional.empty();

    /**
     * The job says who plays for the chances; others may play what happens.
     *
     * @param forecast so many fights for each chance
     * @param results so many others for what happens
     */
    public EncounterForecasts(
            Rulebook<?> book, Job job, int forecast, int results, Optional<AgentChoice> others, int threads) {
        this.book = book;
        this.job = job;
        this.forecast = forecast;
        this.results = results;
        this.others = others;
        this.threads = threads;
    }

    /** Ends it soon; the encounters that were played by then are compared. */
    public void cancel() {
        cancelled = true;
        running.ifPresent(JobRun::cancel);
    }

    /** Plays all encounters, telling the listener how many are done; once only. */
    public EncounterCalibration run(ObjIntConsumer<String> listener) {
        StrengthTold told = new StrengthTold(book);
        List<EncounterCalibration.Case> cases = new ArrayList<>();
        for (Encounter encounter : book.encounters()) {
            listener.accept(encounter.id(), cases.size());
            if (!cancelled) {
                one(encounter, told).ifPresent(cases::add);
            }
        }
        if (cases.isEmpty()) {
            throw new Refused("stopped before the first encounter was over");
        }
        return new EncounterCalibration(
                book.id(),
                job.seed(),
                forecast,
                results,
                others.map(AgentChoice::toString).orElse("the same agents"),
                Optional.of(Calibration.of(cases.stream()
                        .map(one -> new Foretold(one.lab(), one.happened(), results))
                        .toList())),
                scores(cases),
                cases);
    }

    private Optional<EncounterCalibration.Case> one(Encounter encounter, StrengthTold told) {
        String name = book.id() + "/" + encounter.id();
        Start.Written start = EncounterFiles.collect(name, encounter.source(), encounter.files(), book);
        Job chances = job.with(start).with(RunLength.of(forecast));
        Fights<?> fights = Fights.of(chances, book);
        String side = fights.sides().get(0);
        Map<String, AgentChoice> players = new LinkedHashMap<>(job.agents());
        others.ifPresent(agent -> fights.sides().forEach(one -> players.put(one, agent)));
        Job happens = chances.withAgents(players).withSeed(job.seed() + 1).with(RunLength.of(results));
        Optional<Double> lab = share(fights, side);
        Optional<Double> happened = lab.isEmpty() ? lab : share(Fights.of(happens, book), side);
        return happened.map(share -> new EncounterCalibration.Case(
                name, side, lab.get(), share, parts(EncounterDraft.of(start), side, told, fights)));
    }

    private Optional<Double> share(Fights<?> fights, String side) {
        JobRun run = new JobRun(fights, threads);
        running = Optional.of(run);
        if (cancelled) {
            run.cancel();
        }
        RunResult result = run.run(progress -> {});
        running = Optional.empty();
        return result.complete()
                ? Optional.of(result.tally().won(side) / result.tally().fights())
                : Optional.empty();
    }

    /** The side's part of each sum that can be made of everybody. */
    private <S extends State<S>> Map<String, Double> parts(
            EncounterDraft draft, String side, StrengthTold told, Fights<S> fights) {
        Map<String, double[]> sums = new LinkedHashMap<>();
        Set<String> everybodys = new LinkedHashSet<>();
        boolean first = true;
        for (DraftUnit unit : draft.units()) {
            Map<String, Double> own = new LinkedHashMap<>(told.of(unit, draft));
            own.put(UNITS, 1.0);
            if (first) {
                everybodys.addAll(own.keySet());
            }
            first = false;
            everybodys.retainAll(own.keySet());
            own.forEach((name, value) -> sums.computeIfAbsent(name, fresh -> new double[2])[
                    unit.side().equals(side) ? 0 : 1] += value);
        }
        Map<String, Double> parts = new TreeMap<>();
        for (String name : everybodys) {
            double[] sum = sums.get(name);
            if (sum[0] >= 0 && sum[1] >= 0 && sum[0] + sum[1] > 0) {
                parts.put(name, sum[0] / (sum[0] + sum[1]));
            }
        }
        parts.put(HALF, 1.0 / fights.sides().size());
        return parts;
    }

    private static List<MeasureScore> scores(List<EncounterCalibration.Case> cases) {
        Set<String> names = new LinkedHashSet<>();
        cases.forEach(one -> names.addAll(one.told().keySet()));
        List<MeasureScore> scores = new ArrayList<>();
        for (String name : names) {
            List<EncounterCalibration.Case> told =
                    cases.stream().filter(one -> one.told().containsKey(name)).toList();
            scores.add(new MeasureScore(
                    name,
                    told.size(),
                    mean(told, one -> one.told().get(name)),
                    mean(told, EncounterCalibration.Case::lab)));
        }
        scores.sort(Comparator.comparing((MeasureScore one) -> one.encounters() < cases.size())
                .thenComparingDouble(MeasureScore::brier));
        return scores;
    }

    private static double mean(
            List<EncounterCalibration.Case> cases, ToDoubleFunction<EncounterCalibration.Case> chance) {
        return cases.stream()
                .mapToDouble(one ->
                        Foretold.once(chance.applyAsDouble(one), one.happened()).brier())
                .average()
                .orElse(0);
    }
}
