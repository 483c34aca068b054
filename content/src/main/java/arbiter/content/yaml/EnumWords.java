package arbiter.content.yaml;

import arbiter.content.Words;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The words that files use for the constants of an enum. */
public final class EnumWords {

    /** By the ordinals of the constants: pages name many of them, and looking at annotations takes its time. */
    private static final ClassValue<String[]> BY_ORDINAL = new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
            Object[] constants = type.getEnumConstants();
            String[] words = new String[constants.length];
            for (int i = 0; i < words.length; i++) {
                words[i] = word((Enum<?>) constants[i]);
            }
            return words;
        }
    };

    private static final ClassValue<Map<String, Object>> WORDS = new ClassValue<>() {
        @Override
        protected Map<String, Object> computeValue(Class<?> type) {
            Map<String, Object> words = new LinkedHashMap<>();
            for (Object constant : type.getEnumConstants()) {
                words.put(of((Enum<?>) constant), constant);
            }
            return words;
        }
    };

    private EnumWords() {}

    /** The word for a constant: its {@link Key}, or its name in kebab-case. */
    public static String of(Enum<?> constant) {
        return BY_ORDINAL.get(constant.getDeclaringClass())[constant.ordinal()];
    }

    private static String word(Enum<?> constant) {
        try {
            Key key = constant.getDeclaringClass().getField(constant.name()).getAnnotation(Key.class);
            return key == null ? Words.kebab(constant.name()) : key.value();
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException("enum constant without a field: " + constant, impossible);
        }
    }

    /** The words for all constants of an enum, in order. */
    public static Collection<String> all(Class<?> type) {
        return Collections.unmodifiableSet(of(type).keySet());
    }

    /** The constant for a word; the Java name is understood too, so that files may write {@code VSN}. */
    static Optional<Object> find(Class<?> type, String word) {
        Optional<Object> constant = Optional.ofNullable(of(type).get(word));
        return constant.isPresent()
                ? constant
                : of(type).values().stream()
                        .filter(candidate -> ((Enum<?>) candidate).name().equals(word))
                        .findFirst();
    }

    /** The constants of an enum by their words, in order. */
    static Map<String, Object> of(Class<?> type) {
        return WORDS.get(type);
    }
}
