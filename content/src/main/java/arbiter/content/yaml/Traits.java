package arbiter.content.yaml;

import arbiter.content.Nearest;
import arbiter.content.Words;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The behaviours that files may name: each word stands for a Java object, or for a record whose components the file
 * gives. A sealed interface has the traits that its records and enums are.
 */
public final class Traits<T> {

    private final Class<T> type;
    private final Map<String, Object> forms;

    private Traits(Class<T> type, Map<String, Object> forms) {
        this.type = type;
        this.forms = forms;
    }

    /** No traits yet; add them with {@code with}. */
    public static <T> Traits<T> of(Class<T> type) {
        return new Traits<>(type, new LinkedHashMap<>());
    }

    /** The traits of a sealed interface: its records by name, the constants of its enums by name. */
    public static <T> Traits<T> sealed(Class<T> type) {
        Map<String, Object> forms = new LinkedHashMap<>();
        addPermitted(type, forms);
        return new Traits<>(type, forms);
    }

    /** The word stands for this object. */
    public Traits<T> with(String word, T trait) {
        return adding(word, trait);
    }

    /** The word stands for a record of this type, made from the keys that the file gives. */
    public Traits<T> with(String word, Class<? extends T> record) {
        if (!record.isRecord()) {
            throw new IllegalArgumentException(record.getName() + " is not a record");
        }
        return adding(word, record);
    }

    public Class<T> type() {
        return type;
    }

    public List<String> words() {
        return List.copyOf(forms.keySet());
    }

    /** The object for a word; unknown words and records that need parameters are refused by name. */
    public T get(String word) {
        Object form = form(word).orElseThrow(() -> new IllegalArgumentException(unknown(word)));
        if (!type.isInstance(form)) {
            throw new IllegalArgumentException(noun() + " '" + word + "' needs parameters");
        }
        return type.cast(form);
    }

    /** Its place among them, in the order in which they were added; one that was not added comes last. */
    public int order(T trait) {
        int order = 0;
        for (Object form : forms.values()) {
            if (form == trait || form == trait.getClass()) {
                return order;
            }
            order++;
        }
        return order;
    }

    /** The object or the record class for a word. */
    Optional<Object> form(String word) {
        return Optional.ofNullable(forms.get(word));
    }

    /** The word that files use for a trait. */
    String wordOf(Object trait) {
        return forms.entrySet().stream()
                .filter(form -> form.getValue().equals(trait) || form.getValue() == trait.getClass())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no " + noun() + " has a name for " + trait));
    }

    String unknown(String word) {
        return Nearest.unknown(noun(), word, forms.keySet());
    }

    String noun() {
        return Words.noun(type);
    }

    private Traits<T> adding(String word, Object form) {
        Map<String, Object> more = new LinkedHashMap<>(forms);
        put(more, word, form);
        return new Traits<>(type, more);
    }

    private static void addPermitted(Class<?> type, Map<String, Object> forms) {
        if (type.isEnum()) {
            EnumWords.of(type).forEach((word, constant) -> put(forms, word, constant));
        } else if (type.isRecord()) {
            put(forms, word(type), type);
        } else if (type.isSealed()) {
            Arrays.stream(type.getPermittedSubclasses()).forEach(permitted -> addPermitted(permitted, forms));
        } else {
            throw new IllegalArgumentException(type.getName() + " is neither a record, nor an enum, nor sealed");
        }
    }

    private static void put(Map<String, Object> forms, String word, Object form) {
        if (form instanceof Class<?> record && RecordShape.of(record).keys().contains(TraitBinding.KIND)) {
            throw new IllegalArgumentException(record.getName() + " cannot have a component named kind");
        }
        if (forms.put(word, form) != null) {
            throw new IllegalArgumentException("two traits are called '" + word + "'");
        }
    }

    /** The word for a type: its {@link Key}, or its name in kebab-case. */
    public static String word(Class<?> type) {
        Key key = type.getAnnotation(Key.class);
        return key == null ? Words.kebab(type.getSimpleName()) : key.value();
    }
}
