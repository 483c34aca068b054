package arbiter.lab.builds;

import arbiter.content.yaml.Node;
import arbiter.dice.RandomStream;
import arbiter.lab.draft.Written;
import arbiter.rulebook.CharacterDesk;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Legal builds that are one step from another: a point moved, something exchanged for what other builds have at that
 * place, added or left out. Whether a step is legal, the desk says.
 */
public final class BuildSteps {

    private final CharacterDesk desk;
    private final Pieces pieces;

    /** Steps take what those builds have. */
    public BuildSteps(CharacterDesk desk, List<Node> builds) {
        this.desk = desk;
        this.pieces = new Pieces(builds);
    }

    /** A build one step away, and the step in words. */
    public record Step(LegalBuild build, String text) {}

    /** A change that has not been looked over. */
    private record Change(Node node, String text) {}

    /** A step by lot, unless none of so many was legal. */
    public Optional<Step> step(Node build, RandomStream random, int tries) {
        for (int i = 0; i < tries; i++) {
            Optional<Change> change = change("", build, random);
            Optional<LegalBuild> legal =
                    change.filter(one -> !one.node().says(build)).flatMap(one -> LegalBuild.of(desk, one.node()));
            if (legal.isPresent()) {
                return Optional.of(new Step(legal.get(), change.get().text()));
            }
        }
        return Optional.empty();
    }

    /** Goes down into the build by lot and changes what it comes to. */
    private Optional<Change> change(String path, Node node, RandomStream random) {
        if (node instanceof Node.Fields fields) {
            return inMap(path, fields, random);
        }
        if (node instanceof Node.Items items) {
            return inList(path, items, random);
        }
        return exchanged(path, node, random);
    }

    private Optional<Change> inMap(String path, Node.Fields fields, RandomStream random) {
        List<String> keys = fields.byKey().keySet().stream()
                .filter(key -> !Pieces.isApart(Pieces.below(path, key)))
                .toList();
        if (keys.isEmpty()) {
            return Optional.empty();
        }
        int kind = random.below(10);
        if (kind == 0 && !path.isEmpty()) {
            return exchanged(path, fields, random);
        }
        if (kind <= 2) {
            return pointMoved(path, fields, random);
        }
        if (kind == 3) {
            return keyAdded(path, fields, random);
        }
        String key = keys.get(random.below(keys.size()));
        return change(Pieces.below(path, key), fields.byKey().get(key).value(), random)
                .map(below -> new Change(Written.with(fields, key, below.node()), below.text()));
    }

    /** One number of a map up and another one down. */
    private static Optional<Change> pointMoved(String path, Node.Fields fields, RandomStream random) {
        List<String> numbers = fields.byKey().entrySet().stream()
                .filter(entry -> isNumber(entry.getValue().value()))
                .map(Map.Entry::getKey)
                .toList();
        if (numbers.size() < 2) {
            return Optional.empty();
        }
        String up = numbers.get(random.below(numbers.size()));
        String down = numbers.get(random.below(numbers.size()));
        if (up.equals(down)) {
            return Optional.empty();
        }
        Node raised = plus(fields, up, 1);
        return Optional.of(new Change(
                plus(raised, down, -1), name(path) + up + " " + more(fields, up) + ", " + down + " one less"));
    }

    private static String more(Node map, String key) {
        int now = map.get(key).orElseThrow().integer();
        return now + " to " + (now + 1);
    }

    private static Node plus(Node map, String key, int more) {
        int value = map.get(key).orElseThrow().integer() + more;
        return Written.with(map, key, Written.text("" + value));
    }

    private static boolean isNumber(Node node) {
        return node instanceof Node.Text text && text.value().matches("\\d{1,4}");
    }

    /** A key that other builds have at that place; some leave one out for it. */
    private Optional<Change> keyAdded(String path, Node.Fields fields, RandomStream random) {
        List<Node> others = pieces.at(path);
        if (others.isEmpty()) {
            return Optional.empty();
        }
        List<Map.Entry<String, Node>> fresh =
                new ArrayList<>(others.get(random.below(others.size())).map().entrySet());
        fresh.removeIf(entry ->
                fields.byKey().containsKey(entry.getKey()) || Pieces.isApart(Pieces.below(path, entry.getKey())));
        if (fresh.isEmpty()) {
            return Optional.empty();
        }
        Map.Entry<String, Node> added = fresh.get(random.below(fresh.size()));
        Map<String, Node> values = new LinkedHashMap<>(fields.map());
        String text = name(path) + added.getKey() + " " + told(added.getValue());
        if (!path.isEmpty() && random.below(2) == 0) {
            String gone = List.copyOf(values.keySet()).get(random.below(values.size()));
            values.remove(gone);
            text += " instead of " + gone;
        }
        values.put(added.getKey(), added.getValue());
        return Optional.of(new Change(Written.fields(values), text));
    }

    private Optional<Change> inList(String path, Node.Items items, RandomStream random) {
        String item = Pieces.below(path, "[]");
        List<Node> others = pieces.at(item);
        List<Node> changed = new ArrayList<>(items.nodes());
        int kind = random.below(4);
        if (kind == 0 && !others.isEmpty()) {
            Node added = others.get(random.below(others.size()));
            changed.add(added);
            return Optional.of(new Change(Written.list(changed), name(path) + "also " + told(added)));
        }
        if (changed.isEmpty()) {
            return Optional.empty();
        }
        int at = random.below(changed.size());
        Node before = changed.get(at);
        if (kind == 1) {
            changed.remove(at);
            return Optional.of(new Change(Written.list(changed), name(path) + "without " + told(before)));
        }
        if (kind == 2 && !others.isEmpty()) {
            Node other = others.get(random.below(others.size()));
            changed.set(at, other);
            return Optional.of(
                    new Change(Written.list(changed), name(path) + told(other) + " instead of " + told(before)));
        }
        return change(item, before, random).map(below -> {
            changed.set(at, below.node());
            return new Change(Written.list(changed), below.text());
        });
    }

    /** Something else that builds have at that place; a number one up or down as well. */
    private Optional<Change> exchanged(String path, Node node, RandomStream random) {
        if (isNumber(node) && random.below(2) == 0) {
            int to = Math.max(0, node.integer() + (random.below(2) == 0 ? 1 : -1));
            return Optional.of(new Change(Written.text("" + to), name(path) + node.integer() + " to " + to));
        }
        List<Node> others = pieces.at(path);
        if (others.isEmpty()) {
            return Optional.empty();
        }
        Node other = others.get(random.below(others.size()));
        return Optional.of(new Change(other, name(path) + told(other) + " instead of " + told(node)));
    }

    private static String name(String path) {
        String words = path.replace(".[]", "");
        return words.isEmpty() ? "" : words.substring(words.lastIndexOf('.') + 1) + ": ";
    }

    /** A piece in few words. */
    private static String told(Node node) {
        if (node instanceof Node.Text text) {
            return text.value();
        }
        if (node instanceof Node.Items items) {
            return items.nodes().isEmpty()
                    ? "nothing"
                    : told(items.nodes().get(0)) + (items.nodes().size() > 1 ? " and so on" : "");
        }
        Map<String, Node.Field> fields = ((Node.Fields) node).byKey();
        for (String key : List.of("name", "ability", "trait", "item", "weapon", "upgrade", "skill")) {
            if (fields.containsKey(key)) {
                return told(fields.get(key).value());
            }
        }
        return fields.isEmpty()
                ? "nothing"
                : told(fields.values().iterator().next().value());
    }
}
