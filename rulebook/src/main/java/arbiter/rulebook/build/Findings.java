package arbiter.rulebook.build;

import arbiter.content.Place;
import arbiter.content.yaml.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what is illegal, and finds out where it stands in the file. */
public final class Findings {

    private final Optional<Node> file;
    private final List<Objection> objections = new ArrayList<>();

    public Findings(Optional<Node> file) {
        this.file = file;
    }

    public List<Objection> objections() {
        return List.copyOf(objections);
    }

    /** Adds one; the path is made of keys and positions in lists. */
    public void add(Breach code, String message, String fix, Object... path) {
        objections.add(new Objection(code, written(path), place(path), message, fix));
    }

    public void add(Reason reason, Object... path) {
        add(reason.code(), reason.message(), reason.fix(), path);
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
