package arbiter.interpreters.preview;

import arbiter.dice.Distribution;
import arbiter.dice.Numbers;
import java.util.Set;
import java.util.TreeSet;

/** The odds of everything an answer can lead to. */
public record Outlook(Distribution<Change> changes, boolean complete, double margin, long paths) {

    /** The names of all facts and news, for which {@link #held} gives the chances. */
    public Set<String> chanceNames() {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < changes.size(); i++) {
            names.addAll(changes.outcome(i).facts().keySet());
            names.addAll(changes.outcome(i).news());
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
}
