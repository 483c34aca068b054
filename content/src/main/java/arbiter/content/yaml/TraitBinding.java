package arbiter.content.yaml;

import arbiter.content.Problems;
import arbiter.content.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a trait in one of its three spellings: {@code slow}, {@code piercing: 2}, or a map that says
 * {@code kind: piercing} among its keys.
 */
final class TraitBinding {

    static final String KIND = "kind";

    private final Binder binder;
    private final Traits<?> traits;
    private final Problems problems;

    TraitBinding(Binder binder, Traits<?> traits, Problems problems) {
        this.binder = binder;
        this.traits = traits;
        this.problems = problems;
    }

    Optional<Object> bind(Node node) {
        if (node instanceof Node.Text word) {
            return make(word, new Node.Fields(word.place(), Map.of()));
        }
        if (node instanceof Node.Fields fields) {
            Node.Field kind = fields.byKey().get(KIND);
            if (kind != null) {
                return byKind(kind.value(), fields);
            }
            if (fields.byKey().size() == 1) {
                Node.Field only = fields.byKey().values().iterator().next();
                return make(only.key(), only.value());
            }
        }
        problems.add(
                node.place(),
                "expected " + Words.a(traits.noun()) + ": its name, or a map with the key '" + KIND + "'; found "
                        + node.described());
        return Optional.empty();
    }

    private Optional<Object> byKind(Node kind, Node.Fields fields) {
        if (!(kind instanceof Node.Text word)) {
            problems.add(
                    kind.place(), "expected the name of " + Words.a(traits.noun()) + ", found " + kind.described());
            return Optional.empty();
        }
        Map<String, Node.Field> others = new LinkedHashMap<>(fields.byKey());
        others.remove(KIND);
        return make(word, new Node.Fields(fields.place(), others));
    }

    private Optional<Object> make(Node.Text word, Node parameters) {
        Optional<Object> form = traits.form(word.value());
        if (form.isEmpty()) {
            problems.add(word.place(), traits.unknown(word.value()));
            return Optional.empty();
        }
        if (form.get() instanceof Class<?> record) {
            return new RecordBinding(binder, record, problems).bind(inFull(record, parameters));
        }
        if (parameters instanceof Node.Fields fields && fields.byKey().isEmpty()) {
            return form;
        }
        problems.add(parameters.place(), traits.noun() + " '" + word.value() + "' takes no parameters");
        return Optional.empty();
    }

    /** {@code piercing: 2} means {@code piercing: {rating: 2}} where piercing has only one component. */
    private static Node inFull(Class<?> record, Node parameters) {
        RecordShape shape = RecordShape.of(record);
        if (parameters instanceof Node.Fields || shape.keys().size() != 1) {
            return parameters;
        }
        Node.Text key = new Node.Text(parameters.place(), shape.keys().get(0), false);
        return new Node.Fields(parameters.place(), Map.of(key.value(), new Node.Field(key, parameters)));
    }
}
