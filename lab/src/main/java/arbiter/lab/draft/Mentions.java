package arbiter.lab.draft;

import arbiter.content.yaml.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes what a scene says of a unit out of it, once the unit is no longer there. */
final class Mentions {

    private Mentions() {}

    /** The rest; nothing where it was about that unit only. */
    static Optional<Node> removed(Node node, String unit) {
        if (node instanceof Node.Text text) {
            return text.value().equals(unit) ? Optional.empty() : Optional.of(node);
        }
        if (node instanceof Node.Items items) {
            return list(items, unit);
        }
        return fields((Node.Fields) node, unit);
    }

    private static Optional<Node> list(Node.Items items, String unit) {
        List<Node> left = new ArrayList<>();
        for (Node item : items.nodes()) {
            boolean about = item instanceof Node.Fields fields && isAbout(fields, unit);
            if (!about) {
                removed(item, unit).ifPresent(left::add);
            }
        }
        return left.isEmpty() && !items.nodes().isEmpty() ? Optional.empty() : Optional.of(Written.list(left));
    }

    /** An item of a list that names the unit says nothing without it. */
    private static boolean isAbout(Node.Fields fields, String unit) {
        return fields.byKey().values().stream()
                .anyMatch(field ->
                        field.value() instanceof Node.Text text && text.value().equals(unit));
    }

    private static Optional<Node> fields(Node.Fields fields, String unit) {
        Map<String, Node> left = new LinkedHashMap<>();
        fields.byKey().forEach((key, field) -> removed(field.value(), unit).ifPresent(value -> left.put(key, value)));
        return left.isEmpty() && !fields.byKey().isEmpty() ? Optional.empty() : Optional.of(Written.fields(left));
    }
}
