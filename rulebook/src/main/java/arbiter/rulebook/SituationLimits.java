package arbiter.rulebook;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How large a fight may be, so that no file and no gamemaster can ask for work without end. */
public final class SituationLimits {

    public static final int UNITS = 200;

    /** Entries of one list of the scene: walls, things, zones. */
    public static final int THINGS = 5000;

    private static final int EDITS = 5000;

    private SituationLimits() {}

    static void check(List<Node> units, List<Node> edits, Optional<Node> scene, Problems problems) {
        check("units", units, UNITS, problems);
        check("edits", edits, EDITS, problems);
        if (scene.isPresent() && scene.get() instanceof Node.Fields fields) {
            for (Map.Entry<String, Node.Field> list : fields.byKey().entrySet()) {
                if (list.getValue().value() instanceof Node.Items items) {
                    check(list.getKey(), items.nodes(), THINGS, problems);
                }
            }
        }
    }

    private static void check(String list, List<Node> nodes, int most, Problems problems) {
        if (nodes.size() > most) {
            problems.add(
                    nodes.get(most).place(),
                    "'" + list + "' has " + nodes.size() + " entries; a fight has at most " + most + " of them");
        }
    }
}
