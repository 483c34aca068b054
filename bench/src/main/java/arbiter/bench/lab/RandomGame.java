package arbiter.bench.lab;

import arbiter.lab.agent.AgentKind;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import arbiter.lab.run.OrderedBatches;
import arbiter.lab.tally.FightEnd;
import arbiter.lab.tally.FightResult;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/** The fights of one game with random answers: its encounters in turn, so many fights together. */
final class RandomGame {

    private static final long SEED = 1;
    private static final int THREADS = 2;
    private static final int SHOWN_FAULTS = 20;

    private final Rulebook<?> book;
    private final List<Fights<?>> encounters = new ArrayList<>();
    private final long wanted;
    private final Map<FightEnd, Long> ends = new EnumMap<>(FightEnd.class);
    private long fights;
    private double speed;

    RandomGame(Rulebook<?> book, long wanted) {
        this.book = book;
        this.wanted = wanted;
        book.encounters().forEach(encounter -> encounters.add(fights(book, encounter)));
    }

    private static Fights<?> fights(Rulebook<?> book, Encounter encounter) {
        Job job = Job.of(
                book.id(),
                EncounterFiles.collect(book.id() + "/" + encounter.id(), encounter.source(), encounter.files(), book),
                SEED,
                RunLength.of(1));
        Map<String, AgentChoice> everybody = new LinkedHashMap<>();
        AgentChoice random = new AgentChoice(AgentKind.RANDOM, OptionalInt.empty());
        Fights.of(job, book).sides().forEach(side -> everybody.put(side, random));
        return Fights.of(job.withAgents(everybody), book);
    }

    boolean done() {
        return fights >= wanted;
    }

    /** Goes on where it was for so many seconds, or to the end. */
    void play(long seconds) {
        long began = System.nanoTime();
        long before = fights;
        new OrderedBatches<List<FightResult>>(
                        wanted - before,
                        THREADS,
                        (from, until, stopped) -> play(before + from, before + until, stopped))
                .run(part -> {
                    part.forEach(fight -> ends.merge(fight.end(), 1L, Long::sum));
                    fights += part.size();
                    return System.nanoTime() - began < seconds * 1_000_000_000L;
                });
        speed = (fights - before) * 1e9 / (System.nanoTime() - began);
    }

    private Optional<List<FightResult>> play(long from, long until, BooleanSupplier stopped) {
        List<FightResult> part = new ArrayList<>();
        for (long number = from; number < until; number++) {
            Fights<?> encounter = encounters.get((int) (number % encounters.size()));
            Optional<FightResult> fight = encounter.play(number / encounters.size(), stopped);
            if (fight.isEmpty()) {
                return Optional.empty();
            }
            part.add(fight.get());
            if (fight.get().end() == FightEnd.FAULT) {
                tell(encounter, fight.get());
            }
        }
        return Optional.of(part);
    }

    private void tell(Fights<?> encounter, FightResult fight) {
        if (ends.getOrDefault(FightEnd.FAULT, 0L) < SHOWN_FAULTS) {
            System.out.printf(
                    Locale.ROOT,
                    "FAULT arbiter simulate %s --agents random --seed %d --fight %d: %s%n",
                    encounter.job().start().name(),
                    SEED,
                    fight.number(),
                    fight.text());
        }
    }

    /** As a line of the table. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s %d %d %d %d %d %.1f",
                book.id(),
                fights,
                ended(FightEnd.RULES),
                ended(FightEnd.ROUNDS),
                ended(FightEnd.DECISIONS),
                ended(FightEnd.FAULT),
                speed);
    }

    private long ended(FightEnd end) {
        return ends.getOrDefault(end, 0L);
    }
}
