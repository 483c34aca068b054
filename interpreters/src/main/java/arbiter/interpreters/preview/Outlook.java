package arbiter.interpreters.preview;

import arbiter.dice.Distribution;
import arbiter.dice.Numbers;
import arbiter.kernel.Handful;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The odds of everything an answer can lead to, what they take for granted, what one decides by, the most important
 * first, and the parts of the sums and the dice of the pools that are made on the way.
 */
public record Outlook(
        Distribution<Change> changes,
        boolean complete,
        double margin,
        long paths,
        Assumption assumes,
        List<Figure> headlines,
        Map<String, Modifiers> sums,
        Map<String, Handful> pools) {

    /**
     * A chance or a number by its name, and whether whoever decides wants it or fears it, where that is known.
     */
    public record Figure(String name, Optional<Boolean> wanted) {}

    /** The same with what one decides by. */
    Outlook decidedBy(List<Figure> figures) {
        return new Outlook(changes, complete, margin, paths, assumes, figures, sums, pools);
    }

    /** The names of all facts and news, for which {@link #held} gives the chances. */
    public Set<String> chanceNames() {
        Set<String> names = factNames();
        for (int i = 0; i < changes.size(); i++) {
            names.addAll(changes.outcome(i).news());
        }
        return names;
    }

    /** The names of what events of the action said of themselves. */
    public Set<String> factNames() {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < changes.size(); i++) {
            names.addAll(changes.outcome(i).facts().keySet());
        }
        return names;
    }

    /** The names of all numbers that can change. */
    public Set<String> numberNames() {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < changes.size(); i++) {
            names.addAll(changes.outcome(i).numbers().keySet());
        }
        return names;
    }

    /** Whether something holds, as a distribution of true and false. */
    public Distribution<Boolean> held(String name) {
        return changes.map(change ->
                change.facts().getOrDefault(name, false) || change.news().contains(name));
    }

    /** A number or the change of a bar; zero where it is not mentioned. */
    public Numbers number(String name) {
        return changes.numbers(change -> change.numbers().getOrDefault(name, 0));
    }

    /** Whether that is the name of a chance; otherwise it is one of a number. */
    public boolean isChance(String name) {
        return chanceNames().contains(name);
    }
}
