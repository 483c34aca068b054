package arbiter.lab.builds;

import arbiter.content.yaml.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Everything that stands in some builds, by where it stands: keys with dots, {@code []} for an item of a list. */
final class Pieces {

    /** What says nothing about how a build plays. */
    private static final Set<String> APART = Set.of("kind", "name", "text", "emblem", "concept", "background");

    private final Map<String, List<Node>> byPath = new LinkedHashMap<>();

    Pieces(List<Node> builds) {
        builds.forEach(build -> collect("", build));
    }

    static boolean isApart(String path) {
        return APART.contains(path);
    }

    private void collect(String path, Node node) {
        List<Node> known = byPath.computeIfAbsent(path, fresh -> new ArrayList<>());
        if (known.stream().noneMatch(node::says)) {
            known.add(node);
        }
        if (node instanceof Node.Fields fields) {
            fields.byKey().forEach((key, field) -> collect(below(path, key), field.value()));
        } else if (node instanceof Node.Items items) {
            items.nodes().forEach(item -> collect(below(path, "[]"), item));
        }
    }

    static String below(String path, String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    List<Node> at(String path) {
        return byPath.getOrDefault(path, List.of());
    }
}
