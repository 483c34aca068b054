package arbiter.lab.sweep;

import arbiter.content.ContentProblems;
import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.kernel.Refused;
import arbiter.lab.job.PackText;
import arbiter.lab.run.Fights;
import arbiter.lab.work.TallyWork;
import arbiter.lab.work.WorkOrder;
import arbiter.lab.work.Workload;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** All fights of a sweep; a number stands for some fights of one variant. */
public final class SweepWork implements Workload<SweepPart> {

    /** So many fights of a variant are played in one piece at most. */
    private static final long PIECE = 50;

    /** Variants that are ready to be played: several threads are at one or two each. */
    private static final int KEPT = 64;

    private final SweepPlan plan;
    private final Rulebook<?> book;
    private final Map<Integer, Variant> kept = new LinkedHashMap<>(KEPT, 0.75f, true);

    /** A variant ready to be played, or why it cannot be. */
    private record Variant(Optional<Fights<?>> fights, String problem) {}

    private SweepWork(SweepPlan plan, Rulebook<?> book) {
        this.plan = plan;
        this.book = book;
    }

    public static SweepWork of(SweepPlan plan) {
        List<Pack> packs = plan.base().homebrew().stream().map(PackText::pack).toList();
        return new SweepWork(
                plan,
                Rulebooks.all(packs).stream()
                        .filter(book -> book.id().equals(plan.base().game()))
                        .findFirst()
                        .orElseThrow(() ->
                                new Refused("there is no game '" + plan.base().game() + "'")));
    }

    @Override
    public long numbers() {
        return plan.variants() * pieces();
    }

    private long pieces() {
        return (plan.runs() + PIECE - 1) / PIECE;
    }

    /** Each number is a batch of its own. */
    @Override
    public long boundary(long batch) {
        return batch;
    }

    @Override
    public Optional<SweepPart> play(long from, long until, BooleanSupplier cancelled) {
        if (until != from + 1) {
            throw new IllegalArgumentException("a sweep is played number by number, not " + from + " to " + until);
        }
        int number = (int) (from / pieces());
        long first = from % pieces() * PIECE;
        Variant variant = variant(number);
        if (variant.fights().isEmpty()) {
            return Optional.of(new SweepPart(number, arbiter.lab.tally.Tally.NONE, Optional.of(variant.problem())));
        }
        return new TallyWork(variant.fights().get())
                .play(first, Math.min(first + PIECE, plan.runs()), cancelled)
                .map(tally -> new SweepPart(number, tally, Optional.empty()));
    }

    private synchronized Variant variant(int number) {
        Variant ready = kept.computeIfAbsent(number, this::ready);
        if (kept.size() > KEPT) {
            kept.remove(kept.keySet().iterator().next());
        }
        return ready;
    }

    private Variant ready(int number) {
        try {
            return new Variant(Optional.of(Fights.of(plan.job(number, book), book)), "");
        } catch (Refused | ContentProblems refusal) {
            return new Variant(Optional.empty(), String.valueOf(refusal.getMessage()));
        }
    }

    @Override
    public String write(SweepPart part) {
        return Json.plain().write(part);
    }

    @Override
    public SweepPart read(String text) {
        return Json.plain().read(text, SweepPart.class);
    }

    @Override
    public WorkOrder order() {
        return new WorkOrder.Sweep(plan);
    }
}
