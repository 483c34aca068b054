package arbiter.interpreters.scripted;

import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * How people name an option in a few of its own words: {@code attack bob with minigun}. They come from its id, its text
 * and the unit it points at, so that every game understands the same. Words that say what is asked after it, such as a
 * target or a place, are left for those questions.
 */
public final class OptionWords {

    /** Say nothing about which option is meant. */
    private static final Set<String> FILLERS = Set.of(
            "a", "against", "an", "and", "at", "by", "for", "from", "in", "into", "my", "of", "on", "the", "to",
            "using", "with", "your");

    private static final Pattern PLACE = Pattern.compile("-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?)+");
    private static final Pattern SPACES = Pattern.compile("[\\s;:()!?\"'‘’“”]+");
    private static final Pattern PUNCTUATION = Pattern.compile("[^\\p{L}\\p{N}.+]+");

    /** What some words mean among some options. */
    public sealed interface Meaning<O> {

        /** One option; the rest of the words is for the questions that follow from it. */
        record One<O>(O option, List<String> rest) implements Meaning<O> {}

        /** Any of these. */
        record Several<O>(List<O> options) implements Meaning<O> {}

        record Nothing<O>() implements Meaning<O> {}
    }

    private OptionWords() {}

    /** By id or text as they are, otherwise by a few words that only one option has. */
    public static <O extends Option> Meaning<O> read(Collection<? extends O> options, String typed) {
        for (O option : options) {
            if (Wording.means(option, typed)) {
                return new Meaning.One<>(option, List.of());
            }
        }
        Set<String> wanted = telling(typed);
        if (wanted.isEmpty()) {
            return new Meaning.Nothing<>();
        }
        List<O> having = new ArrayList<>();
        for (O option : options) {
            Set<String> words = all(option);
            option.whom().forEach(unit -> words.addAll(words(unit)));
            if (words.containsAll(wanted)) {
                having.add(option);
            }
        }
        return having.isEmpty() ? begun(options, wanted) : narrowed(having, wanted);
    }

    /** Of several that have all the words, those that begin like them, and the one of which nothing is left unsaid. */
    private static <O extends Option> Meaning<O> narrowed(List<O> having, Set<String> wanted) {
        String verb = wanted.iterator().next();
        List<O> alike = kept(having, option -> isFirst(verb, option.id()) || isFirst(verb, option.text()));
        List<O> whole = kept(alike, option -> wanted.containsAll(telling(option.id())));
        return whole.size() == 1 ? one(whole.get(0), wanted) : new Meaning.Several<>(alike);
    }

    private static <O> List<O> kept(List<O> options, Predicate<O> wanted) {
        List<O> kept = options.stream().filter(wanted).toList();
        return kept.isEmpty() ? options : kept;
    }

    private static boolean isFirst(String word, String text) {
        List<String> words = words(text);
        return !words.isEmpty() && words.get(0).equals(word);
    }

    /** The option whose whole id is among the words; the others are about what comes after it. */
    private static <O extends Option> Meaning<O> begun(Collection<? extends O> options, Set<String> wanted) {
        List<O> best = new ArrayList<>();
        int most = 0;
        for (O option : options) {
            Set<String> own = telling(option.id());
            if (!own.isEmpty() && own.size() >= most && wanted.containsAll(own)) {
                if (own.size() > most) {
                    best.clear();
                }
                most = own.size();
                best.add(option);
            }
        }
        if (best.size() == 1) {
            return one(best.get(0), wanted);
        }
        return best.isEmpty() ? new Meaning.Nothing<>() : new Meaning.Several<>(best);
    }

    /** Where there is only one whom it can be meant for, nobody will ask. */
    private static <O extends Option> Meaning<O> one(O option, Set<String> wanted) {
        Set<String> own = all(option);
        if (option.whom().size() == 1) {
            own.addAll(words(option.whom().get(0)));
        }
        return new Meaning.One<>(
                option, wanted.stream().filter(word -> !own.contains(word)).toList());
    }

    /** Everything by which an option may be called. */
    private static Set<String> all(Option option) {
        Set<String> words = new LinkedHashSet<>(words(option.text()));
        words.addAll(words(option.id()));
        if (option.pointer().orElse(null) instanceof Pointer.Unit unit) {
            words.addAll(words(unit.id()));
        }
        return words;
    }

    /** Words that say which one is meant. */
    static Set<String> telling(String text) {
        Set<String> words = new LinkedHashSet<>(words(text));
        words.removeAll(FILLERS);
        return words;
    }

    static boolean isFiller(String word) {
        return FILLERS.contains(word);
    }

    static boolean isPlace(String word) {
        return PLACE.matcher(word).matches();
    }

    /** In small letters; places stay whole. */
    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String piece : SPACES.split(text.toLowerCase(Locale.ROOT))) {
            if (isPlace(piece)) {
                words.add(piece);
                continue;
            }
            for (String word : PUNCTUATION.split(piece)) {
                String plain = word.replaceAll("\\.+$", "");
                if (!plain.isEmpty()) {
                    words.add(plain);
                }
            }
        }
        return words;
    }
}
