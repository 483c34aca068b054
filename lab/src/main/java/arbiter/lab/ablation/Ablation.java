package arbiter.lab.ablation;

import arbiter.content.Nearest;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.compare.PairTally;
import arbiter.lab.job.Job;
import arbiter.lab.job.Restriction;
import arbiter.lab.run.Fights;
import arbiter.lab.run.OrderedBatches;
import arbiter.lab.run.Use;
import arbiter.lab.run.Uses;
import arbiter.lab.statistics.ShareInterval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Forbids units one thing after the other that they do, and plays the same fights again: by how much the share of a side
 * falls without it is what it is worth. The dice of everybody else stay as they were.
 */
public final class Ablation {

    /** In so many fights at least it is looked for what units do. */
    private static final int LOOKED_AT = 20;

    private final Fights<?> fights;
    private final int threads;
    private final int runs;
    private volatile boolean cancelled;

    public Ablation(Fights<?> fights, int threads) {
        this.fights = fights;
        this.threads = threads;
        this.runs = (int) fights.job().length().fights();
    }

    /** Ends it soon; what has been judged is kept. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * What is judged: what is done in most fights first, at most so many things; of one unit if it is named.
     */
    public List<Use> candidates(Optional<String> unit, int most) {
        unit.ifPresent(this::check);
        return uses(fights).stream()
                .filter(use -> unit.isEmpty() || use.restriction().unit().equals(unit.get()))
                .limit(most)
                .toList();
    }

    private <S extends State<S>> List<Use> uses(Fights<S> played) {
        return Uses.in(played, Math.min(runs, LOOKED_AT));
    }

    private void check(String unit) {
        List<String> ids = units(fights).stream().map(View.Unit::id).toList();
        if (!ids.contains(unit)) {
            throw new Refused(Nearest.unknown("unit", unit, ids));
        }
    }

    private static <S extends State<S>> List<View.Unit> units(Fights<S> fights) {
        return fights.book().game().view(fights.start(), Viewer.GAMEMASTER).units();
    }

    /** Judges them one after the other, telling the listener of each. */
    public AblationReport run(List<Use> candidates, Consumer<Effect> listener) {
        byte[] before = new byte[runs];
        String side = fights.sides().get(0);
        double[] won = new double[1];
        boolean complete = each((from, until, stopped) -> {
            for (long number = from; number < until; number++) {
                int halves = fights.play(number, stopped)
                        .map(fight -> fight.halves(side))
                        .orElse(-1);
                if (halves < 0) {
                    return Optional.empty();
                }
                before[(int) number] = (byte) halves;
            }
            return Optional.of(PairTally.NONE);
        });
        List<Effect> effects = new ArrayList<>();
        for (Use use : complete ? candidates : List.<Use>of()) {
            judge(use, before, side).ifPresent(effect -> {
                effects.add(effect);
                listener.accept(effect);
            });
        }
        for (byte halves : before) {
            won[0] += halves / 2.0;
        }
        effects.sort(Comparator.comparingDouble(
                        (Effect effect) -> -Math.abs(effect.change().difference()))
                .thenComparing(effect -> effect.restriction().toString()));
        return new AblationReport(
                fights.job().start().name(),
                fights.job().game(),
                side,
                fights.job().seed(),
                runs,
                complete ? Optional.of(ShareInterval.of(won[0], runs)) : Optional.empty(),
                candidates.size(),
                effects);
    }

    private Optional<Effect> judge(Use use, byte[] before, String side) {
        Fights<?> without = without(use.restriction());
        PairTally[] pairs = {PairTally.NONE};
        boolean complete = each(
                (from, until, stopped) -> pairs(without, from, until, before, stopped),
                part -> pairs[0] = pairs[0].and(part));
        if (!complete) {
            return Optional.empty();
        }
        View.Unit unit = units(fights).stream()
                .filter(one -> one.id().equals(use.restriction().unit()))
                .findFirst()
                .orElseThrow();
        return Optional.of(new Effect(
                use.restriction(),
                unit.name(),
                unit.side(),
                use.text(),
                (double) use.fights() / Math.min(runs, LOOKED_AT),
                pairs[0].difference()));
    }

    private Optional<PairTally> pairs(
            Fights<?> without, long from, long until, byte[] before, BooleanSupplier stopped) {
        String side = fights.sides().get(0);
        PairTally part = PairTally.NONE;
        for (long number = from; number < until; number++) {
            Optional<Integer> halves = without.play(number, stopped).map(fight -> fight.halves(side));
            if (halves.isEmpty()) {
                return Optional.empty();
            }
            part = part.and(PairTally.of(before[(int) number], halves.get()));
        }
        return Optional.of(part);
    }

    private boolean each(OrderedBatches.Work<PairTally> work) {
        return each(work, part -> {});
    }

    /** Whether all of it was done. */
    private boolean each(OrderedBatches.Work<PairTally> work, Consumer<PairTally> taker) {
        OrderedBatches<PairTally> batches = new OrderedBatches<>(
                runs,
                threads,
                (from, until, stopped) -> work.on(from, until, () -> cancelled || stopped.getAsBoolean()));
        batches.run(part -> {
            taker.accept(part);
            return !cancelled;
        });
        return !cancelled;
    }

    private Fights<?> without(Restriction restriction) {
        List<Restriction> all = new ArrayList<>(fights.job().restrictions());
        all.add(restriction);
        Job job = fights.job().restricted(all);
        return Fights.of(job, fights.book());
    }
}
