package arbiter.lab.sensitivity;

import arbiter.content.Nearest;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.interpreters.journal.JournalJson;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.compare.Baseline;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.lab.work.Workplace;
import arbiter.rulebook.edit.Edits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Changes the bars of units by one (hit points, energy and whatever else the game shows as one), as a gamemaster can by
 * hand, and plays the same fights again. A bar that is full is changed downwards only, an empty one upwards.
 */
public final class Sensitivity<S extends State<S>> {

    private final Fights<S> fights;
    private final Baseline baseline;

    public Sensitivity(Fights<S> fights, int threads) {
        this(fights, Workplace.threads(threads));
    }

    public Sensitivity(Fights<S> fights, Workplace workplace) {
        this.fights = fights;
        this.baseline = new Baseline(fights, workplace);
    }

    /** Ends it soon; what has been judged is kept. */
    public void cancel() {
        baseline.cancel();
    }

    /** All changes there are, or those of one unit. */
    public List<NumberChange> candidates(Optional<String> wanted) {
        List<View.Unit> units =
                fights.book().game().view(fights.start(), Viewer.GAMEMASTER).units();
        List<String> ids = units.stream().map(View.Unit::id).toList();
        wanted.filter(unit -> !ids.contains(unit)).ifPresent(unknown -> {
            throw new Refused(Nearest.unknown("unit", unknown, ids));
        });
        List<NumberChange> changes = new ArrayList<>();
        for (View.Unit unit : units) {
            if (wanted.isEmpty() || unit.id().equals(wanted.get())) {
                SettableBar.of(fights.book(), fights.start(), unit).forEach(bar -> add(changes, bar));
            }
        }
        return changes;
    }

    private void add(List<NumberChange> changes, SettableBar bar) {
        for (int to : new int[] {bar.now() - 1, bar.now() + 1}) {
            NumberChange change = new NumberChange(bar.unit(), bar.name(), bar.side(), bar.bar(), bar.now(), to);
            if (to >= bar.from() && to <= bar.to() && isPossible(change)) {
                changes.add(change);
            }
        }
    }

    private boolean isPossible(NumberChange change) {
        try {
            S changed = changed(change);
            return !changed.equals(fights.start())
                    && fights.book().game().ending(changed).isEmpty();
        } catch (Refused refused) {
            return false;
        }
    }

    /** Judges them one after the other, telling the listener of each. */
    public SensitivityReport run(List<NumberChange> candidates, Consumer<Worth> listener) {
        List<Worth> numbers = new ArrayList<>();
        for (NumberChange candidate : candidates) {
            Start start = new Start.Standing(
                    fights.job().start().name(), JournalJson.of(fights.book()).writeState(changed(candidate)));
            baseline.against(Fights.of(fights.job().with(start), fights.book())).ifPresent(change -> {
                Worth worth = new Worth(candidate, change);
                numbers.add(worth);
                listener.accept(worth);
            });
        }
        numbers.sort(Comparator.comparingDouble(
                        (Worth worth) -> -Math.abs(worth.change().difference()))
                .thenComparing(worth -> worth.number().toString()));
        return new SensitivityReport(
                fights.job().start().name(),
                fights.job().game(),
                baseline.side(),
                fights.job().seed(),
                fights.job().length().fights(),
                baseline.won(),
                candidates.size(),
                numbers);
    }

    private S changed(NumberChange change) {
        S state = fights.start();
        Map<String, Node> values = Map.of("bar", node('"' + change.bar() + '"'), "value", node("" + change.to()));
        Edits.of(fights.book(), state)
                .event(SettableBar.EDIT, Optional.of(change.unit()), values)
                .apply(state);
        return state;
    }

    private static Node node(String written) {
        return Yaml.read(Source.text("edit", written));
    }
}
