package arbiter.interpreters.scripted;

import arbiter.interpreters.scripted.OptionWords.Meaning;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Options in the few words that somebody could type for them, each of which means that option and no other. */
public final class TypedOptions {

    private static final int MOST = 40;
    private static final int WHOM = 3;
    /** Longer texts are sentences; then a short id says it better. */
    private static final int SENTENCE = 5;

    private final List<? extends Option> options;

    private TypedOptions(List<? extends Option> options) {
        this.options = options;
    }

    /** One line for each, with those it could be meant for where they are few. */
    public static List<String> lines(List<? extends Option> options) {
        return lines(options, options);
    }

    private static List<String> lines(List<? extends Option> some, List<? extends Option> among) {
        TypedOptions typed = new TypedOptions(among);
        Set<String> lines = new LinkedHashSet<>();
        for (Option option : some) {
            String words = typed.shortest(option);
            List<String> whom = option.whom();
            if (whom.isEmpty() || whom.size() > WHOM) {
                lines.add(words);
            } else {
                whom.forEach(unit -> lines.add(typed.at(option, words, unit)));
            }
        }
        List<String> all = new ArrayList<>(lines);
        if (all.size() <= MOST) {
            return all;
        }
        List<String> first = new ArrayList<>(all.subList(0, MOST));
        first.add("and " + (all.size() - MOST) + " more");
        return first;
    }

    /** For messages: some of the options that are offered, each on a line of its own. */
    public static String list(List<? extends Option> some, List<? extends Option> offered) {
        return "\n  " + String.join("\n  ", lines(some, offered));
    }

    private String shortest(Option option) {
        List<String> head = OptionWords.words(option.text().split("[(:,;!]", 2)[0]);
        List<String> id = OptionWords.words(option.id());
        if (head.isEmpty() || id.size() <= 2 && head.size() >= SENTENCE) {
            head = id;
        }
        if (isMeant(option, head)) {
            return String.join(" ", head);
        }
        List<String> more = new ArrayList<>(head);
        List<String> others = new ArrayList<>(OptionWords.words(option.text()));
        others.addAll(id);
        for (String word : others) {
            if (!more.contains(word) && !OptionWords.isFiller(word) && tells(more, word)) {
                more.add(word);
                if (isMeant(option, more)) {
                    return String.join(" ", more);
                }
            }
        }
        return option.id();
    }

    /** The target stands after the verb where something else follows it: attack bob with the minigun. */
    private String at(Option option, String words, String unit) {
        String[] parts = words.split(" ", 2);
        String typed = parts.length == 2 && OptionWords.isFiller(parts[1].split(" ")[0])
                ? parts[0] + " " + unit + " " + parts[1]
                : words + " " + unit;
        return OptionWords.read(options, typed) instanceof Meaning.One<?> one && one.option() == option ? typed : words;
    }

    private boolean isMeant(Option option, List<String> words) {
        return OptionWords.read(options, String.join(" ", words)) instanceof Meaning.One<?> one
                && one.option() == option
                && one.rest().isEmpty();
    }

    /** Whether fewer options have all of these words with that one. */
    private boolean tells(List<String> words, String more) {
        List<String> longer = new ArrayList<>(words);
        longer.add(more);
        return several(longer) < several(words);
    }

    private int several(List<String> words) {
        Meaning<Option> meaning = OptionWords.read(options, String.join(" ", words));
        return meaning instanceof Meaning.Several<Option> several
                ? several.options().size()
                : meaning instanceof Meaning.One<Option> ? 1 : 0;
    }
}
