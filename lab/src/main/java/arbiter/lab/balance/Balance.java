package arbiter.lab.balance;

import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.balance.BalanceReport.Answer;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Looks for changes that let a side win as often as somebody wants: few fights for many changes, more for those that
 * seem to fit, and a forecast from fights with other dice than the search has seen, so that luck in the search does not
 * make it better than it is.
 */
public final class Balance<S extends State<S>> {

    /** So many proposals are made at the most. */
    private static final int PROPOSALS = 5;

    /** Where none fits, so many of the nearest. */
    private static final int NEAREST = 2;

    /** More than these are not looked at more closely. */
    private static final int FINALISTS = 6;

    /** So many changes are tried at the most. */
    private static final int TRIES = 150;

    /** So many times as many fights are played for a finalist as for a change that is tried. */
    private static final int CLOSER = 4;

    private final Fights<S> fights;
    private final Wish wish;
    private final Trials<S> trials;
    private final long began = System.nanoTime();
    private Optional<Double> nearest = Optional.empty();
    private boolean wantsMore;
    private boolean reached;

    /**
     * What somebody wants.
     *
     * @param side whose share is meant
     * @param target the share, from 0 to 1
     * @param within how near is near enough
     * @param kinds what may be changed
     * @param tries how many fights are played for each change that is tried
     * @param forecast how many for each proposal in the end
     */
    public record Wish(String side, double target, double within, Set<ChangeKind> kinds, int tries, int forecast) {

        public Wish {
            kinds = Set.copyOf(kinds);
            if (!(target >= 0 && target <= 1)) {
                throw new Refused("a side wins from 0 to 100 per cent of its fights, not " + 100 * target);
            }
            if (!(within >= 0.005 && within <= 0.25)) {
                throw new Refused("a target is met to within 0.5 to 25 points, not " + 100 * within);
            }
            if (tries < 1 || forecast < 1 || kinds.isEmpty()) {
                throw new Refused("something has to be tried, and played at least once");
            }
        }
    }

    /** How far the search is: what it does, how many encounters were played, the nearest share, and how long at most. */
    public record Step(String doing, int tried, Optional<Double> nearest, Optional<Duration> left) {}

    public Balance(Fights<S> fights, Wish wish, int threads) {
        if (!fights.sides().contains(wish.side())) {
            throw new Refused(
                    "there is no side '" + wish.side() + "' here; there are " + String.join(", ", fights.sides()));
        }
        if (!(fights.job().start() instanceof Start.Written)) {
            throw new Refused("only an encounter in a file can be balanced, not a table as it stands");
        }
        this.fights = fights;
        this.wish = wish;
        this.trials = new Trials<>(fights, wish.side(), threads);
    }

    /** Ends it soon; what was found by then is told. */
    public void cancel() {
        trials.cancel();
    }

    public BalanceReport run(Consumer<Step> listener) {
        EncounterDraft draft = EncounterDraft.of((Start.Written) fights.job().start());
        Plan unchanged = Plan.unchanged(draft);
        tell("as it is", listener);
        Optional<Measured> now = trials.measure(unchanged, wish.forecast(), forecastSeed());
        if (now.isEmpty()) {
            return report(now, trials.cancelled() ? Answer.STOPPED : Answer.IMPOSSIBLE, List.of());
        }
        if (now.get().off(wish.target()) <= wish.within()) {
            return report(now, Answer.FITS_ALREADY, List.of());
        }
        List<Knob> knobs = new Knobs<>(fights.book(), draft, fights.start(), wish, trials::isPossible, seed()).all();
        Search search = new Search(wish.target(), wish.within(), knobs, this::tried, doing -> tell(doing, listener));
        List<Measured> found = search.from(new Measured(unchanged, now.get().won()));
        List<Proposal> proposals = proposals(closer(found, knobs, listener), listener);
        return report(now, answer(proposals), proposals);
    }

    private Optional<Measured> tried(Plan plan) {
        if (trials.tried() > TRIES) {
            return Optional.empty();
        }
        Optional<Measured> measured = trials.measure(plan, wish.tries(), seed());
        reached |= measured.filter(one -> wantsMore ? one.share() >= wish.target() : one.share() <= wish.target())
                .isPresent();
        measured.filter(one -> nearest.isEmpty() || one.off(wish.target()) < Math.abs(nearest.get() - wish.target()))
                .ifPresent(one -> nearest = Optional.of(one.share()));
        return measured;
    }

    private void tell(String doing, Consumer<Step> listener) {
        long most = (long) wish.tries() * (TRIES + FINALISTS * CLOSER * 2) + (long) wish.forecast() * (PROPOSALS + 1);
        long elapsed = System.nanoTime() - began;
        Optional<Duration> left = trials.fights() == 0
                ? Optional.empty()
                : Optional.of(Duration.ofNanos(
                        (long) ((double) elapsed / trials.fights() * Math.max(0, most - trials.fights()))));
        listener.accept(new Step(doing, trials.tried(), nearest, left));
    }

    private Answer answer(List<Proposal> proposals) {
        if (proposals.stream().anyMatch(Proposal::fits)) {
            return Answer.FOUND;
        }
        if (trials.cancelled()) {
            return Answer.STOPPED;
        }
        return reached ? Answer.NOT_MET : Answer.IMPOSSIBLE;
    }

    /** The nearest ones in more fights, one step of the last knob further where that is nearer. */
    private List<Measured> closer(List<Measured> found, List<Knob> knobs, Consumer<Step> listener) {
        List<Measured> finalists = new ArrayList<>();
        for (Measured one : found.stream().limit(FINALISTS).toList()) {
            tell("more fights for " + one.plan().text(), listener);
            closer(one.plan()).ifPresent(first -> {
                Measured best = first;
                for (Plan beside : Search.beside(one.plan(), knobs)) {
                    if (best.off(wish.target()) > wish.within() / 2) {
                        Optional<Measured> other = closer(beside);
                        boolean nearer = other.isPresent() && other.get().off(wish.target()) < best.off(wish.target());
                        best = nearer ? other.get() : best;
                    }
                }
                finalists.add(best);
            });
        }
        return finalists;
    }

    private Optional<Measured> closer(Plan plan) {
        return trials.measure(plan, CLOSER * wish.tries(), seed() + 1);
    }

    /** The best finalists with a forecast: near enough comes before near, cheap before dear. */
    private List<Proposal> proposals(List<Measured> finalists, Consumer<Step> listener) {
        List<Measured> ranked = new ArrayList<>(finalists);
        ranked.sort(Comparator.comparing((Measured one) -> one.off(wish.target()) > wish.within())
                .thenComparing(one -> one.off(wish.target()) > wish.within() ? one.off(wish.target()) : 0)
                .thenComparing(one -> one.plan().cost()));
        boolean any = ranked.stream().anyMatch(one -> one.off(wish.target()) <= wish.within());
        if (any) {
            ranked.removeIf(one -> one.off(wish.target()) > wish.within());
        }
        List<Proposal> proposals = new ArrayList<>();
        for (Measured one : ranked.stream().limit(any ? PROPOSALS : NEAREST).toList()) {
            tell("forecast for " + one.plan().text(), listener);
            trials.measure(one.plan(), wish.forecast(), forecastSeed())
                    .ifPresent(last -> proposals.add(proposal(last)));
        }
        proposals.sort(Comparator.comparing((Proposal one) -> !one.fits()).thenComparing(Proposal::cost));
        return proposals;
    }

    private Proposal proposal(Measured forecast) {
        Plan plan = forecast.plan();
        return new Proposal(
                plan.changes(),
                Math.round(plan.cost() * 100) / 100.0,
                forecast.won(),
                wish.forecast(),
                forecast.off(wish.target()) <= wish.within(),
                plan.draft()
                        .inOneFile()
                        .explained("Changed: " + plan.text() + ".")
                        .start(fights.job().start().name())
                        .text());
    }

    private BalanceReport report(Optional<Measured> now, Answer answer, List<Proposal> proposals) {
        return new BalanceReport(
                fights.job().start().name(),
                fights.job().game(),
                wish.side(),
                wish.target(),
                wish.within(),
                now.map(Measured::won),
                answer,
                seed(),
                forecastSeed(),
                trials.tried(),
                trials.fights(),
                proposals);
    }

    private long seed() {
        return fights.job().seed();
    }

    private long forecastSeed() {
        return seed() + 2;
    }
}
