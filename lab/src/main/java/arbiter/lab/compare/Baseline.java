package arbiter.lab.compare;

import arbiter.lab.run.Fights;
import arbiter.lab.run.OrderedBatches;
import arbiter.lab.statistics.ShareInterval;
import arbiter.lab.tally.FightResult;
import java.util.Optional;
import java.util.function.Consumer;

/** The fights of a job played once, against which changes are judged one after the other with the same dice. */
public final class Baseline {

    private final Fights<?> fights;
    private final int threads;
    private final String side;
    private final byte[] halves;
    private volatile boolean cancelled;
    private boolean played;

    public Baseline(Fights<?> fights, int threads) {
        this.fights = fights;
        this.threads = threads;
        this.side = fights.sides().get(0);
        this.halves = new byte[(int) fights.job().length().fights()];
    }

    /** Ends soon whatever is being played. */
    public void cancel() {
        cancelled = true;
    }

    /** The side whose share is meant: the first one. */
    public String side() {
        return side;
    }

    /** Its share, unless the fights were cancelled before all were over. */
    public Optional<ShareInterval> won() {
        play();
        if (!played) {
            return Optional.empty();
        }
        double won = 0;
        for (byte one : halves) {
            won += one / 2.0;
        }
        return Optional.of(ShareInterval.of(won, halves.length));
    }

    /** By how much the share is higher in changed fights, unless they were cancelled. */
    public Optional<Difference> against(Fights<?> changed) {
        play();
        if (!played) {
            return Optional.empty();
        }
        PairTally[] all = {PairTally.NONE};
        boolean complete = each(
                (from, until, stopped) -> {
                    PairTally part = PairTally.NONE;
                    for (long number = from; number < until; number++) {
                        Optional<FightResult> fight = changed.play(number, stopped);
                        if (fight.isEmpty()) {
                            return Optional.empty();
                        }
                        part = part.and(
                                PairTally.of(halves[(int) number], fight.get().halves(side)));
                    }
                    return Optional.of(part);
                },
                part -> all[0] = all[0].and(part));
        return complete ? Optional.of(all[0].difference()) : Optional.empty();
    }

    private void play() {
        if (played || cancelled) {
            return;
        }
        played = each(
                (from, until, stopped) -> {
                    for (long number = from; number < until; number++) {
                        Optional<FightResult> fight = fights.play(number, stopped);
                        if (fight.isEmpty()) {
                            return Optional.empty();
                        }
                        halves[(int) number] = (byte) fight.get().halves(side);
                    }
                    return Optional.of(PairTally.NONE);
                },
                part -> {});
    }

    /** Whether all of it was done. */
    private boolean each(OrderedBatches.Work<PairTally> work, Consumer<PairTally> taker) {
        OrderedBatches<PairTally> batches = new OrderedBatches<>(
                halves.length,
                threads,
                (from, until, stopped) -> work.on(from, until, () -> cancelled || stopped.getAsBoolean()));
        batches.run(part -> {
            taker.accept(part);
            return !cancelled;
        });
        return !cancelled;
    }
}
