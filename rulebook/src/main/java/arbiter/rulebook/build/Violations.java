package arbiter.rulebook.build;

import arbiter.content.Place;
import arbiter.content.yaml.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what is illegal, and finds out where it stands in the file. */
public final class Violations {

    private final Optional<Node> file;
    private final List<Violation> violations = new ArrayList<>();

    public Violations(Optional<Node> file) {
        this.file = file;
    }

    public List<Violation> all() {
        return List.copyOf(violations);
    }

    /** Adds one; the path is made of keys and positions in lists. */
    public void add(RuleCode code, String message, String fix, Object... path) {
        add(Violation.of(code, message, fix), path);
    }

    public void add(Violation violation, Object... path) {
        violations.add(violation.at(written(path), place(path)));
    }

    private static String written(Object... path) {
        StringBuilder text = new StringBuilder();
        for (Object step : path) {
            if (step instanceof Integer position) {
                text.append('[').append(position).append(']');
            } else {
                text.append(text.isEmpty() ? "" : ".").append(step);
            }
        }
        return text.toString();
    }

    /** The place of the innermost part of the path that the file has. */
    private Optional<Place> place(Object... path) {
        Optional<Node> at = file;
        for (Object step : path) {
            Optional<Node> deeper = at.flatMap(node -> inside(node, step));
            if (deeper.isEmpty()) {
                return at.map(Node::place);
            }
            at = deeper;
        }
        return at.map(Node::place);
    }

    private static Optional<Node> inside(Node node, Object step) {
        if (step instanceof Integer position && node instanceof Node.Items items) {
            return items.nodes().stream().skip(position).findFirst();
        }
        return node instanceof Node.Fields && step instanceof String key ? node.get(key) : Optional.empty();
    }
}
