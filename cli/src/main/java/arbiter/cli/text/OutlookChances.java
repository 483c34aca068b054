package arbiter.cli.text;

import arbiter.dice.Numbers;
import arbiter.dice.Weights;
import arbiter.dice.notation.Chance;
import arbiter.interpreters.preview.Change;
import arbiter.interpreters.preview.Outlook;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What an outlook says, by name, in the order in which people want to know it: facts, then news, then numbers. */
public final class OutlookChances {

    private OutlookChances() {}

    /** The chances of everything that may hold, facts of the action first. */
    public static Map<String, Chance> of(Outlook outlook) {
        Set<String> names = facts(outlook);
        Map<String, Chance> chances = new LinkedHashMap<>();
        names.forEach(name -> chances.put(name, chance(outlook, name)));
        outlook.chanceNames().forEach(name -> chances.computeIfAbsent(name, news -> chance(outlook, news)));
        return chances;
    }

    /** The likeliest fact of the action: that it hits, before that it hits badly. */
    public static Optional<Map.Entry<String, Chance>> main(Outlook outlook) {
        Map<String, Chance> chances = new LinkedHashMap<>();
        facts(outlook).forEach(name -> chances.put(name, chance(outlook, name)));
        return chances.entrySet().stream()
                .max(Comparator.comparingDouble(entry -> entry.getValue().probability()));
    }

    public static Map<String, Numbers> numbers(Outlook outlook) {
        Map<String, Numbers> numbers = new LinkedHashMap<>();
        outlook.numberNames().forEach(name -> numbers.put(name, outlook.number(name)));
        return numbers;
    }

    private static Set<String> facts(Outlook outlook) {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < outlook.changes().size(); i++) {
            Change change = outlook.changes().outcome(i);
            names.addAll(change.facts().keySet());
        }
        return names;
    }

    private static Chance chance(Outlook outlook, String name) {
        var held = outlook.held(name);
        return held.kind() == Weights.EXACT
                ? new Chance(held.probabilityOf(true), Optional.of(held.chanceOf(true)))
                : new Chance(held.probabilityOf(true), Optional.empty());
    }
}
