package arbiter.content.catalogue;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The ids that a pack says it replaces, each once per kind, and whether it does. */
final class Replacements {

    private record Replaced(Kind<?> kind, String id) {}

    private final List<Node> announced;
    private final Set<Replaced> done = new HashSet<>();

    Replacements(List<Node> announced) {
        this.announced = announced;
    }

    /** Whether this entry may take the place of an earlier one. */
    boolean replace(Kind<?> kind, Node.Text id) {
        return announced.stream().anyMatch(node -> names(node, id.value())) && done.add(new Replaced(kind, id.value()));
    }

    void reportUnused(Problems problems) {
        for (Node node : announced) {
            if (done.stream().noneMatch(replaced -> names(node, replaced.id()))) {
                problems.add(node.place(), node.described() + " replaces nothing");
            }
        }
    }

    private static boolean names(Node node, String id) {
        return node instanceof Node.Text text && text.value().equals(id);
    }
}
