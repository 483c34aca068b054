package arbiter.interpreters.preview;

import arbiter.dice.Distribution;
import arbiter.dice.Numbers;
import arbiter.kernel.Handful;
import arbiter.kernel.Modifiers;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

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
        names.addAll(names(Change::news));
        return names;
    }

    /** The names of what events of the action said of themselves. */
    public Set<String> factNames() {
        return names(change -> change.facts().keySet());
    }

    /** The names of all numbers that can change. */
    public Set<String> numberNames() {
        Set<String> names = names(change -> change.counted().keySet());
        names.addAll(names(change -> change.bars().keySet()));
        return names;
    }

    /** Whether that is the name of a chance or of a number; most names are known from one of the first outcomes. */
    boolean mentions(String name) {
        for (int i = 0; i < changes.size(); i++) {
            if (changes.outcome(i).mentions(name)) {
                return true;
            }
        }
        return false;
    }

    /** Many outcomes have the very same set, which is looked into once. */
    private Set<String> names(Function<Change, Set<String>> some) {
        Set<Set<String>> known = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<String> names = new HashSet<>();
        for (int i = 0; i < changes.size(); i++) {
            Set<String> these = some.apply(changes.outcome(i));
            if (known.add(these)) {
                names.addAll(these);
            }
        }
        return new TreeSet<>(names);
    }

    /** Whether something holds, as a distribution of true and false. */
    public Distribution<Boolean> held(String name) {
        return changes.map(change ->
                change.facts().getOrDefault(name, false) || change.news().contains(name));
    }

    /** A number or the change of a bar; zero where it is not mentioned. */
    public Numbers number(String name) {
        return changes.numbers(change -> change.number(name));
    }

    /** Whether that is the name of a chance; otherwise it is one of a number. */
    public boolean isChance(String name) {
        return chanceNames().contains(name);
    }
}
