package arbiter.lab.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Turns knobs one by one, each as far as it takes; where one does not reach the target, or goes beyond it in one step,
 * others are turned as well.
 */
final class Search {

    /** So many knobs are turned together at the most. */
    private static final int TOGETHER = 4;

    /** From so many plans one goes on to turn more knobs. */
    private static final int WIDTH = 3;

    /** After the first round only the knobs that did most are turned. */
    private static final int KEPT = 8;

    /** Less than this is no effect. */
    private static final double NOTHING = 0.015;

    /** With so many that fit there is enough to choose from. */
    private static final int ENOUGH = 9;

    private final double target;
    private final double within;
    private final List<Knob> knobs;
    private final Function<Plan, Optional<Measured>> trial;
    private final Consumer<String> listener;
    private final Map<String, Double> effects = new HashMap<>();
    private final List<Measured> all = new ArrayList<>();
    private final Set<Set<String>> turned = new HashSet<>();

    Search(
            double target,
            double within,
            List<Knob> knobs,
            Function<Plan, Optional<Measured>> trial,
            Consumer<String> listener) {
        this.target = target;
        this.within = within;
        this.knobs = knobs;
        this.trial = trial;
        this.listener = listener;
    }

    /** What was found: what seems to fit by its cost, then the rest by how near it is. */
    List<Measured> from(Measured start) {
        List<Measured> open = List.of(start);
        for (int depth = 1; depth <= TOGETHER && !open.isEmpty() && fitting() < ENOUGH; depth++) {
            List<Measured> next = new ArrayList<>();
            for (Measured one : open) {
                for (Knob knob : worthTurning(one, depth)) {
                    turn(one, knob).ifPresent(next::add);
                }
            }
            all.addAll(next);
            open = mostPromising(next);
            if (depth > 1 && fitting() >= WIDTH) {
                break;
            }
        }
        all.sort(Comparator.comparing((Measured one) -> !fits(one))
                .thenComparing(one -> fits(one) ? one.plan().cost() : one.off(target)));
        return all;
    }

    private boolean fits(Measured one) {
        return one.off(target) <= 1.5 * within;
    }

    private long fitting() {
        return all.stream().filter(this::fits).count();
    }

    private List<Measured> mostPromising(List<Measured> next) {
        return next.stream()
                .filter(one -> !fits(one))
                .sorted(Comparator.comparingDouble((Measured one) -> one.off(target))
                        .thenComparing(one -> one.plan().cost()))
                .limit(WIDTH)
                .toList();
    }

    private List<Knob> worthTurning(Measured from, int depth) {
        int wanted = from.share() < target ? 1 : -1;
        return knobs.stream()
                .filter(knob -> knob.helps() == 0 || knob.helps() == wanted)
                .filter(knob -> !from.plan().knobs().contains(knob.id()))
                .filter(knob -> depth == 1 || effects.getOrDefault(knob.id(), 1.0) * wanted > NOTHING)
                .sorted(Comparator.comparingDouble(knob -> -Math.abs(effects.getOrDefault(knob.id(), 1.0))))
                .limit(depth == 1 ? Integer.MAX_VALUE : KEPT)
                .filter(knob -> turned.add(together(from.plan(), knob)))
                .toList();
    }

    private static Set<String> together(Plan plan, Knob knob) {
        Set<String> ids = new HashSet<>(plan.knobs());
        ids.add(knob.id());
        return ids;
    }

    /** The knob as far as it takes; not at all where that does nothing. */
    private Optional<Measured> turn(Measured from, Knob knob) {
        boolean up = from.share() < target;
        Optional<Measured> strongest = strongest(from, knob);
        if (strongest.isEmpty()) {
            return Optional.empty();
        }
        double effect = strongest.get().share() - from.share();
        effects.putIfAbsent(knob.id(), effect);
        if ((up ? effect : -effect) < NOTHING) {
            return Optional.empty();
        }
        boolean reaches =
                up ? strongest.get().share() >= target : strongest.get().share() <= target;
        return reaches ? Optional.of(nearest(from, knob, strongest.get(), up)) : strongest;
    }

    private Optional<Measured> strongest(Measured from, Knob knob) {
        for (int setting = knob.settings() - 1; setting >= 0; setting--) {
            Optional<Plan> plan = knob.on(from.plan(), setting);
            Optional<Measured> measured = plan.flatMap(this::measure);
            if (measured.isPresent()) {
                return measured;
            }
        }
        return Optional.empty();
    }

    /** Between the mildest setting and the strongest, the one that comes nearest. */
    private Measured nearest(Measured from, Knob knob, Measured strongest, boolean up) {
        Measured best = strongest;
        int low = 0;
        int high = knob.settings() - 1;
        while (low < high && best.off(target) > within / 2) {
            int middle = (low + high) / 2;
            Optional<Measured> tried = knob.on(from.plan(), middle).flatMap(this::measure);
            if (tried.isEmpty()) {
                break;
            }
            if (tried.get().off(target) <= best.off(target)) {
                best = tried.get();
            }
            boolean enough = up ? tried.get().share() >= target : tried.get().share() <= target;
            if (enough) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return best;
    }

    private Optional<Measured> measure(Plan plan) {
        listener.accept(plan.text());
        return trial.apply(plan);
    }

    /** The same plan with the last knob turned a little less, and a little more. */
    static List<Plan> beside(Plan plan, List<Knob> knobs) {
        List<Plan> plans = new ArrayList<>();
        String last = plan.knobs().get(plan.knobs().size() - 1);
        knobs.stream().filter(knob -> knob.id().equals(last)).findFirst().ifPresent(knob -> {
            int step = Math.max(1, knob.settings() / 10);
            for (int setting : new int[] {plan.setting() - step, plan.setting() + step}) {
                if (setting >= 0 && setting < knob.settings()) {
                    knob.on(plan.before().orElseThrow(), setting).ifPresent(plans::add);
                }
            }
        });
        return plans;
    }
}
