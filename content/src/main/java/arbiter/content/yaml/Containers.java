package arbiter.content.yaml;

import arbiter.content.Problems;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads lists, sets, maps and optional values; all keep the order of the file and cannot be changed. */
final class Containers {

    private final Binder binder;
    private final Problems problems;

    Containers(Binder binder, Problems problems) {
        this.binder = binder;
        this.problems = problems;
    }

    static boolean isContainer(Type type) {
        Class<?> raw = raw(type);
        return raw == Optional.class
                || raw == OptionalInt.class
                || raw == List.class
                || raw == Set.class
                || raw == Map.class;
    }

    /** What stands for a key that is left out, for types that allow it. */
    static Optional<Object> whenAbsent(Type type) {
        Class<?> raw = raw(type);
        if (raw == Optional.class) {
            return Optional.of(Optional.empty());
        }
        if (raw == OptionalInt.class) {
            return Optional.of(OptionalInt.empty());
        }
        if (raw == List.class) {
            return Optional.of(List.of());
        }
        if (raw == Set.class) {
            return Optional.of(Set.of());
        }
        if (raw == Map.class) {
            return Optional.of(Map.of());
        }
        return raw == boolean.class ? Optional.of(false) : Optional.empty();
    }

    Optional<Object> bind(Node node, Type type) {
        Class<?> raw = raw(type);
        if (raw == OptionalInt.class) {
            return binder.bindAs(node, int.class, problems).map(value -> OptionalInt.of((Integer) value));
        }
        if (!(type instanceof ParameterizedType parameterized)) {
            throw new IllegalArgumentException("say what the " + raw.getSimpleName() + " holds");
        }
        Type[] parameters = parameterized.getActualTypeArguments();
        if (raw == Optional.class) {
            return binder.bindAs(node, parameters[0], problems).map(Optional::of);
        }
        if (raw == List.class) {
            return list(node, parameters[0]).map(values -> values);
        }
        return raw == Set.class ? set(node, parameters[0]) : map(node, parameters[0], parameters[1]);
    }

    private Optional<List<Object>> list(Node node, Type element) {
        if (!(node instanceof Node.Items items)) {
            String hint = node instanceof Node.Text text && !text.isBlank() ? "; write [" + text.value() + "]" : "";
            problems.add(node.place(), "expected a list, found " + node.described() + hint);
            return Optional.empty();
        }
        List<Object> values = new ArrayList<>();
        items.nodes().forEach(item -> binder.bindAs(item, element, problems).ifPresent(values::add));
        return values.size() == items.nodes().size()
                ? Optional.of(Collections.unmodifiableList(values))
                : Optional.empty();
    }

    private Optional<Object> set(Node node, Type element) {
        Optional<List<Object>> values = list(node, element);
        if (values.isEmpty()) {
            return Optional.empty();
        }
        Set<Object> set = new LinkedHashSet<>();
        for (int i = 0; i < values.get().size(); i++) {
            if (!set.add(values.get().get(i))) {
                Node again = node.list().get(i);
                problems.add(again.place(), again.described() + " is already in this list");
                return Optional.empty();
            }
        }
        return Optional.of(Collections.unmodifiableSet(set));
    }

    private Optional<Object> map(Node node, Type key, Type value) {
        if (!(node instanceof Node.Fields fields)) {
            return Binder.notA("keys with values", node, problems);
        }
        Map<Object, Object> values = new LinkedHashMap<>();
        for (Node.Field field : fields.byKey().values()) {
            Optional<Object> boundKey = binder.bindAs(field.key(), key, problems);
            Optional<Object> boundValue = binder.bindAs(field.value(), value, problems);
            if (boundKey.isPresent()
                    && boundValue.isPresent()
                    && values.putIfAbsent(boundKey.get(), boundValue.get()) != null) {
                problems.add(field.key().place(), field.key().described() + " is already in this map");
            }
        }
        return values.size() == fields.byKey().size()
                ? Optional.of(Collections.unmodifiableMap(values))
                : Optional.empty();
    }

    private static Class<?> raw(Type type) {
        if (type instanceof ParameterizedType parameterized) {
            return (Class<?>) parameterized.getRawType();
        }
        return type instanceof Class<?> single ? single : Object.class;
    }
}
