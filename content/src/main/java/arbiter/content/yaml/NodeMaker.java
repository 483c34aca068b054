package arbiter.content.yaml;

import arbiter.content.Place;
import arbiter.content.Problems;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yaml.snakeyaml.nodes.NodeId;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.resolver.Resolver;

/** Makes the nodes that a binder reads as a value: the way back. What a file may leave out is left out. */
final class NodeMaker {

    private static final Place NOWHERE = Place.startOf("(written)");
    private static final Resolver RESOLVER = new Resolver();

    private final Binder binder;
    private final Set<Node> spread = Collections.newSetFromMap(new IdentityHashMap<>());

    NodeMaker(Binder binder) {
        this.binder = binder;
    }

    /** Whether a node is of a kind that gets a line for each of its keys, however short it is. */
    boolean isSpread(Node node) {
        return spread.contains(node);
    }

    /** The value spelled out, also where such values are otherwise named by id. */
    Node inFull(Object value, Class<?> type) {
        if (binder.hasNotation(type)) {
            return word(binder.notated(value, type), false);
        }
        Optional<Traits<?>> traits = binder.traits(type);
        if (traits.isPresent()) {
            return trait(value, traits.get());
        }
        if (value instanceof Enum<?> constant) {
            return word(name(constant), true);
        }
        if (value instanceof Record) {
            return fields(given(value), type);
        }
        String text = value instanceof Double number
                ? BigDecimal.valueOf(number).stripTrailingZeros().toPlainString()
                : value.toString();
        return word(text, value instanceof String);
    }

    private Node made(Object value, Type type) {
        if (value instanceof Node node) {
            return node;
        }
        if (value instanceof OptionalInt number) {
            return word(String.valueOf(number.getAsInt()), false);
        }
        if (Containers.isContainer(type)) {
            return container(value, ((ParameterizedType) type).getActualTypeArguments());
        }
        if (binder.references().covers(type)) {
            return word(binder.references().id(value), true);
        }
        return inFull(value, (Class<?>) type);
    }

    private Node container(Object value, Type[] types) {
        if (value instanceof Optional<?> optional) {
            return made(optional.orElseThrow(), types[0]);
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, Node> fields = new LinkedHashMap<>();
            map.forEach((key, one) -> fields.put(((Node.Text) made(key, types[0])).value(), made(one, types[1])));
            Node node = fields(fields, Map.class);
            if (types[1] == String.class) {
                spread.add(node);
            }
            return node;
        }
        List<Node> items = new ArrayList<>();
        ((Collection<?>) value).forEach(item -> items.add(made(item, types[0])));
        return new Node.Items(NOWHERE, items);
    }

    /** The name alone, the name with the one thing there is to say, or a map that says its kind. */
    private Node trait(Object value, Traits<?> traits) {
        String name = traits.wordOf(value);
        boolean plain = !(value instanceof Record) || !(traits.form(name).orElseThrow() instanceof Class<?>);
        Map<String, Node> given = plain ? Map.of() : given(value);
        if (given.isEmpty()) {
            return word(name, true);
        }
        int parts = RecordShape.of(value.getClass()).parts().size();
        Node first = given.values().iterator().next();
        if (parts == 1 && !(first instanceof Node.Fields)) {
            return fields(Map.of(name, first), Map.class);
        }
        Map<String, Node> fields = new LinkedHashMap<>();
        fields.put(TraitBinding.KIND, word(name, true));
        fields.putAll(given);
        return fields(fields, value.getClass());
    }

    /** The components that a file has to give. */
    private Map<String, Node> given(Object record) {
        Map<String, Node> given = new LinkedHashMap<>();
        for (RecordShape.Part part : RecordShape.of(record.getClass()).parts()) {
            Object value = part.of(record);
            if (part.always() || !Optional.of(value).equals(whenLeftOut(part))) {
                given.put(part.key(), made(value, part.type()));
            }
        }
        return given;
    }

    private Optional<Object> whenLeftOut(RecordShape.Part part) {
        if (part.otherwise().isEmpty()) {
            return Containers.whenAbsent(part.type());
        }
        Node.Text otherwise = new Node.Text(NOWHERE, part.otherwise().get(), part.type() == String.class);
        return binder.bindAs(otherwise, part.type(), new Problems());
    }

    private Node fields(Map<String, Node> values, Class<?> type) {
        Map<String, Node.Field> fields = new LinkedHashMap<>();
        values.forEach((key, value) -> fields.put(key, new Node.Field(word(key, true), value)));
        Node node = new Node.Fields(NOWHERE, fields);
        if (type.isRecord() && RecordShape.of(type).parts().stream().anyMatch(part -> isLong(part.type()))) {
            spread.add(node);
        }
        return node;
    }

    /** Whether values of this type may be lists of maps. */
    private boolean isLong(Type type) {
        return type instanceof ParameterizedType list
                && list.getRawType() == List.class
                && list.getActualTypeArguments()[0] instanceof Class<?> item
                && item.isRecord()
                && !binder.hasNotation(item)
                && !binder.references().covers(item);
    }

    /** A word that other readers of YAML could take for a number or the like is put in quotes where it is none. */
    private static Node.Text word(String word, boolean isText) {
        boolean other = isText && !RESOLVER.resolve(NodeId.scalar, word, true).equals(Tag.STR);
        return new Node.Text(NOWHERE, word, other);
    }

    private static String name(Enum<?> constant) {
        return constant.getDeclaringClass().isAnnotationPresent(Capitals.class)
                ? constant.name()
                : EnumWords.of(constant);
    }
}
