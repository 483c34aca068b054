package arbiter.lab.ablation;

import arbiter.content.Nearest;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.compare.Baseline;
import arbiter.lab.job.Restriction;
import arbiter.lab.run.Fights;
import arbiter.lab.run.Use;
import arbiter.lab.run.Uses;
import arbiter.lab.work.Workplace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Forbids units one thing after the other that they do, and plays the same fights again: by how much the share of a side
 * falls without it is what it is worth. The dice of everybody else stay as they were.
 */
public final class Ablation {

    /** In so many fights it is looked for what units do. */
    private static final int LOOKED_AT = 20;

    private final Fights<?> fights;
    private final int lookedAt;
    private final Baseline baseline;

    public Ablation(Fights<?> fights, int threads) {
        this(fights, Workplace.threads(threads));
    }

    public Ablation(Fights<?> fights, Workplace workplace) {
        this.fights = fights;
        this.lookedAt = (int) Math.min(fights.job().length().fights(), LOOKED_AT);
        this.baseline = new Baseline(fights, workplace);
    }

    /** Ends it soon; what has been judged is kept. */
    public void cancel() {
        baseline.cancel();
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
        return Uses.in(played, lookedAt);
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
        List<Effect> effects = new ArrayList<>();
        for (Use use : candidates) {
            judge(use).ifPresent(effect -> {
                effects.add(effect);
                listener.accept(effect);
            });
        }
        effects.sort(Comparator.comparingDouble(
                        (Effect effect) -> -Math.abs(effect.change().difference()))
                .thenComparing(effect -> effect.restriction().toString()));
        return new AblationReport(
                fights.job().start().name(),
                fights.job().game(),
                baseline.side(),
                fights.job().seed(),
                fights.job().length().fights(),
                baseline.won(),
                candidates.size(),
                effects);
    }

    private Optional<Effect> judge(Use use) {
        Restriction restriction = use.restriction();
        return baseline.against(without(restriction)).map(change -> {
            Optional<View.Unit> unit = units(fights).stream()
                    .filter(one -> one.id().equals(restriction.unit()))
                    .findFirst();
            return new Effect(
                    restriction,
                    unit.map(View.Unit::name).orElse(restriction.unit()),
                    unit.map(View.Unit::side).orElse(""),
                    use.text(),
                    (double) use.fights() / lookedAt,
                    change);
        });
    }

    private Fights<?> without(Restriction restriction) {
        List<Restriction> all = new ArrayList<>(fights.job().restrictions());
        all.add(restriction);
        return Fights.of(fights.job().restricted(all), fights.book());
    }
}
