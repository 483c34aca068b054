package arbiter.rulebook.guide;

import arbiter.content.Words;
import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Ref;
import arbiter.content.yaml.EnumWords;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Values of entries in words: what is empty or not so is left out, and a name stands before what belongs to it. */
final class ValueWords {

    private static final Set<String> NAMES = Set.of("name", "id");

    /** What says no more than the key around it. */
    private static final Set<String> PLAIN_AMOUNTS =
            Set.of("amount", "attribute", "fixed", "constant", "price", "words");

    /** Numbers that people say right after the name: Blast 4. */
    private static final Set<String> RATINGS = Set.of("rating", "rank", "ranks");

    private static final Set<String> NOTHING = Set.of("none", "nothing", "never");

    private ValueWords() {}

    /** One part of a value that is made of several. */
    private record Part(String key, Object value, String text) {

        boolean isName() {
            return value instanceof Entry || value instanceof Ref<?> || NAMES.contains(key);
        }

        String labelled() {
            String label = key.replace('-', ' ');
            return value instanceof Boolean ? label : label + " " + text;
        }
    }

    /** What a value says as a whole; nothing, if it says nothing. */
    static String of(Object value) {
        Object one = unwrapped(value);
        return isCompound(one) ? compound(one) : text(one);
    }

    /** The components of a record by the keys that files use. */
    static Map<String, Object> components(Object entry) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (RecordComponent component : entry.getClass().getRecordComponents()) {
            values.put(Words.kebab(component.getName()), unwrapped(read(component, entry)));
        }
        return values;
    }

    private static Object read(RecordComponent component, Object entry) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(entry);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Object unwrapped(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.isPresent() ? optional.get() : "";
        }
        if (value instanceof OptionalInt number) {
            return number.isPresent() ? number.getAsInt() : "";
        }
        return value;
    }

    private static boolean isCompound(Object value) {
        return value.getClass().isRecord()
                && !(value instanceof Entry)
                && !(value instanceof Ref<?>)
                && value.getClass().getRecordComponents().length > 0;
    }

    /** As a part of something else: several parts without a name of their own stand in brackets. */
    private static String text(Object value) {
        if (isCompound(value)) {
            String words = compound(value);
            return parts(value).size() > 1 && !parts(value).get(0).isName() ? "(" + words + ")" : words;
        }
        if (value instanceof Entry entry) {
            return entry.name();
        }
        if (value instanceof Ref<?> ref) {
            return ref.id();
        }
        if (value instanceof Enum<?> constant) {
            return EnumWords.of(constant);
        }
        if (value instanceof Collection<?> list) {
            return joined(list.stream().map(one -> text(unwrapped(one))).toList());
        }
        if (value instanceof Map<?, ?> map) {
            return joined(map.entrySet().stream()
                    .map(entry -> (text(entry.getKey()) + " " + text(unwrapped(entry.getValue()))).strip())
                    .toList());
        }
        return plain(value);
    }

    private static String plain(Object value) {
        if (value instanceof Boolean so) {
            return so ? "yes" : "";
        }
        if (value instanceof Double number && number == Math.rint(number)) {
            return String.valueOf(number.longValue());
        }
        boolean plain = value instanceof Number || value instanceof CharSequence;
        return plain ? value.toString() : Words.noun(value.getClass());
    }

    private static String joined(List<String> words) {
        boolean nested = words.stream().anyMatch(word -> word.contains(", ") || word.contains("("));
        return words.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(nested ? "; " : ", "));
    }

    /** The parts of a record that say something: a number of none is left out beside others. */
    private static List<Part> parts(Object value) {
        List<Part> parts = new ArrayList<>();
        components(value).forEach((key, part) -> {
            String text = text(part);
            boolean none = part instanceof Number number && number.doubleValue() == 0
                    || part instanceof Enum<?> && NOTHING.contains(text);
            if (!text.isEmpty() && !none) {
                parts.add(new Part(key, part, text));
            }
        });
        return parts;
    }

    private static String compound(Object value) {
        List<Part> parts = parts(value);
        if (parts.isEmpty()) {
            return components(value).values().stream().anyMatch(Number.class::isInstance) ? "0" : "";
        }
        Part first = parts.get(0);
        if (parts.size() == 1) {
            return first.isName() || PLAIN_AMOUNTS.contains(first.key()) ? first.text() : first.labelled();
        }
        if (!first.isName()) {
            return labelled(parts);
        }
        List<Part> rest = parts.subList(1, parts.size());
        return rest.size() == 1 && RATINGS.contains(rest.get(0).key())
                ? first.text() + " " + rest.get(0).text()
                : first.text() + " (" + labelled(rest) + ")";
    }

    private static String labelled(List<Part> parts) {
        return parts.stream().map(Part::labelled).collect(Collectors.joining(", "));
    }
}
