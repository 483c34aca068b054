package arbiter.server.shared;

import arbiter.content.Nearest;
import arbiter.server.shared.RequestRefused.Code;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads JSON that somebody sent as a record and refuses by name what is missing, unknown, of another type or too long. A
 * key may be missing where its component is an {@link Optional}. Values are read by Jackson.
 */
public final class RecordReader {

    /** How long a text may be, one within a list or map, and how many of those there may be. */
    public record Limits(int text, int element, int elements) {

        /** Where the size of the whole message is limit enough. */
        public static final Limits NONE = new Limits(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    /** Takes every value as it is: no number for a text, no text for a number, no fraction cut off. */
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .build();

    private final Limits limits;
    private final Code unknownKey;

    public RecordReader(Limits limits, Code unknownKey) {
        this.limits = limits;
        this.unknownKey = unknownKey;
    }

    /** The record, named {@code where} in refusals; an empty name is that of the whole message. */
    public <T> T read(JsonNode node, Class<T> type, String where) {
        if (node == null || !node.isObject()) {
            throw new RequestRefused(Code.MALFORMED, "this must be an object", where);
        }
        RecordComponent[] components = type.getRecordComponents();
        List<String> keys =
                Arrays.stream(components).map(RecordComponent::getName).toList();
        node.fieldNames().forEachRemaining(key -> {
            if (!keys.contains(key)) {
                throw new RequestRefused(unknownKey, Nearest.unknown("key", key, keys), place(where, key));
            }
        });
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(node, components[i], place(where, components[i].getName()));
        }
        return make(type, values);
    }

    private static String place(String where, String key) {
        return where.isEmpty() ? key : where + "." + key;
    }

    private Object value(JsonNode node, RecordComponent component, String where) {
        String key = component.getName();
        if (component.getType() == Optional.class) {
            return node.hasNonNull(key)
                    ? Optional.of(value(node.get(key), argument(component.getGenericType(), 0), component, where))
                    : Optional.empty();
        }
        if (!node.has(key)) {
            throw new RequestRefused(Code.MALFORMED, "'" + key + "' is missing", where);
        }
        return value(node.get(key), component.getGenericType(), component, where);
    }

    private Object value(JsonNode node, Type type, RecordComponent component, String where) {
        if (type == JsonNode.class) {
            return node;
        }
        if (raw(type) == List.class && raw(argument(type, 0)).isRecord()) {
            return records(node, raw(argument(type, 0)), component, where);
        }
        Object value = read(node, type).orElseThrow(() -> expected(component, type, where));
        if (value instanceof String text && text.length() > longest(component)) {
            String longer = "'" + component.getName() + "' is longer than " + longest(component) + " characters";
            throw new RequestRefused(Code.MALFORMED, longer, where);
        }
        if (!areElements(value)) {
            throw expected(component, type, where);
        }
        return value;
    }

    private static Optional<Object> read(JsonNode node, Type type) {
        try {
            return node.isNull()
                    ? Optional.empty()
                    : Optional.of(MAPPER.readValue(MAPPER.treeAsTokens(node), MAPPER.constructType(type)));
        } catch (IOException ofAnotherType) {
            return Optional.empty();
        }
    }

    private List<?> records(JsonNode list, Class<?> type, RecordComponent component, String where) {
        if (!list.isArray()) {
            throw expected(component, List.class, where);
        }
        List<Object> records = new ArrayList<>();
        for (JsonNode one : list) {
            records.add(read(one, type, where + "[" + records.size() + "]"));
        }
        return records;
    }

    /** What a list or map holds, and lists within it. */
    private boolean areElements(Object value) {
        if (value instanceof List<?> list) {
            return list.size() <= limits.elements() && list.stream().allMatch(this::isElement);
        }
        return !(value instanceof Map<?, ?> map)
                || map.size() <= limits.elements() && map.values().stream().allMatch(this::isElement);
    }

    private boolean isElement(Object value) {
        return value != null
                && !(value instanceof String text && text.length() > limits.element())
                && areElements(value);
    }

    private int longest(RecordComponent component) {
        Longest stated = component.getAnnotation(Longest.class);
        return stated == null ? limits.text() : stated.value();
    }

    private RequestRefused expected(RecordComponent component, Type type, String where) {
        return new RequestRefused(Code.MALFORMED, "'" + component.getName() + "' must be " + noun(type), where);
    }

    private String noun(Type type) {
        Class<?> raw = raw(type);
        if (raw == String.class) {
            return "a text";
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return "true or false";
        }
        if (raw.isPrimitive() || Number.class.isAssignableFrom(raw)) {
            return "a whole number";
        }
        if (raw == List.class) {
            String most = limits.elements() == Integer.MAX_VALUE ? "" : "up to " + limits.elements() + " ";
            return type instanceof ParameterizedType list && raw(argument(list, 0)) == List.class
                    ? "a list of " + most + "lists of texts"
                    : type == List.class ? "a list of objects" : "a list of " + most + "texts";
        }
        return raw == Map.class ? "an object of texts" : "an object";
    }

    private static Type argument(Type type, int number) {
        return ((ParameterizedType) type).getActualTypeArguments()[number];
    }

    private static Class<?> raw(Type type) {
        return type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
    }

    private static <T> T make(Class<T> type, Object[] values) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            Constructor<T> canonical = type.getDeclaredConstructor(types);
            canonical.setAccessible(true);
            return canonical.newInstance(values);
        } catch (InvocationTargetException refused) {
            throw refused.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(refused);
        } catch (ReflectiveOperationException ours) {
            throw new IllegalStateException(ours);
        }
    }
}
