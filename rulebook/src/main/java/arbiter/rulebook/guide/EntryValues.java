package arbiter.rulebook.guide;

import arbiter.content.Words;
import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Ref;
import arbiter.content.yaml.EnumWords;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** The numbers and words of a content entry, by the keys its file uses, whatever its type. */
public final class EntryValues {

    private static final List<String> SHOWN_ELSEWHERE = List.of("id", "name", "text", "title");

    private EntryValues() {}

    /** Everything an entry says besides its id, its name and its text; what is empty is left out. */
    public static Map<String, String> of(Entry entry) {
        Map<String, String> values = new LinkedHashMap<>();
        if (entry.getClass().isRecord()) {
            components(entry).forEach((key, value) -> {
                if (!SHOWN_ELSEWHERE.contains(key) && !value.isEmpty()) {
                    values.put(key, value);
                }
            });
        }
        return values;
    }

    private static Map<String, String> components(Object entry) {
        Map<String, String> values = new LinkedHashMap<>();
        for (RecordComponent component : entry.getClass().getRecordComponents()) {
            values.put(Words.kebab(component.getName()), text(read(component, entry)));
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

    private static String text(Object value) {
        if (value instanceof Entry entry) {
            return entry.name();
        }
        if (value instanceof Ref<?> ref) {
            return ref.id();
        }
        if (value instanceof Enum<?> constant) {
            return EnumWords.of(constant);
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(EntryValues::text).orElse("");
        }
        if (value instanceof OptionalInt number) {
            return number.isPresent() ? "" + number.getAsInt() : "";
        }
        if (value instanceof Collection<?> list) {
            return list.stream().map(EntryValues::text).collect(Collectors.joining(", "));
        }
        return compound(value);
    }

    private static String compound(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> text(entry.getKey()) + " " + text(entry.getValue()))
                    .collect(Collectors.joining(", "));
        }
        if (value.getClass().isRecord() && value.getClass().getRecordComponents().length > 0) {
            return components(value).entrySet().stream()
                    .filter(part -> !part.getValue().isEmpty())
                    .map(part -> part.getKey() + " " + part.getValue())
                    .collect(Collectors.joining(", ", "(", ")"));
        }
        boolean plain = value instanceof Number || value instanceof Boolean || value instanceof CharSequence;
        return plain ? value.toString() : Words.noun(value.getClass());
    }
}
