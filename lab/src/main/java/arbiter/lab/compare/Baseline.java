package arbiter.lab.compare;

import arbiter.lab.run.Fights;
import arbiter.lab.statistics.ShareInterval;
import arbiter.lab.work.Batches;
import arbiter.lab.work.HalvesWork;
import arbiter.lab.work.HalvesWork.Halves;
import arbiter.lab.work.Workplace;
import java.util.List;
import java.util.Optional;

/** The fights of a job played once, against which changes are judged one after the other with the same dice. */
public final class Baseline {

    private final Fights<?> fights;
    private final Workplace workplace;
    private final String side;
    private final byte[] halves;
    private volatile boolean cancelled;
    private volatile Runnable ending = () -> {};
    private boolean played;

    public Baseline(Fights<?> fights, int threads) {
        this(fights, Workplace.threads(threads));
    }

    public Baseline(Fights<?> fights, Workplace workplace) {
        this.fights = fights;
        this.workplace = workplace;
        this.side = fights.sides().get(0);
        this.halves = new byte[(int) fights.job().length().fights()];
    }

    /** Ends soon whatever is being played. */
    public void cancel() {
        cancelled = true;
        ending.run();
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
        boolean complete = each(changed, (number, got) -> all[0] = all[0].and(PairTally.of(halves[number], got)));
        return complete ? Optional.of(all[0].difference()) : Optional.empty();
    }

    private void play() {
        if (!played && !cancelled) {
            played = each(fights, (number, got) -> halves[number] = (byte) got);
        }
    }

    /** Tells the number of each fight and what the side got in it; whether all of them were played. */
    private boolean each(Fights<?> all, Taker taker) {
        Batches<Halves> batches = workplace.batches(new HalvesWork(List.of(all), side, halves.length));
        ending = batches::cancel;
        int[] next = {0};
        batches.run(part -> {
            for (int i = 0; i < part.fights(); i++) {
                taker.take(next[0]++, part.of(0, i));
            }
            return !cancelled;
        });
        return !cancelled && next[0] == halves.length;
    }

    /** Takes what came of one fight. */
    private interface Taker {
        void take(int number, int halves);
    }
}
