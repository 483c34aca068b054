package arbiter.lab.draft;

import arbiter.content.Place;
import arbiter.content.yaml.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pieces of a file that are made here instead of being read. */
public final class Written {

    private static final Place HERE = Place.startOf("draft");

    private Written() {}

    public static Node text(String value) {
        return new Node.Text(HERE, value, false);
    }

    /** A text that stays one, whatever it looks like. */
    public static Node quoted(String value) {
        return new Node.Text(HERE, value, true);
    }

    public static Node list(List<Node> nodes) {
        return new Node.Items(HERE, List.copyOf(nodes));
    }

    /** A map in that order. */
    public static Node fields(Map<String, Node> values) {
        Map<String, Node.Field> fields = new LinkedHashMap<>();
        values.forEach((key, value) -> fields.put(key, new Node.Field(new Node.Text(HERE, key, false), value)));
        return new Node.Fields(HERE, fields);
    }

    /** The same map with that key set; a new key comes last. */
    public static Node with(Node map, String key, Node value) {
        Map<String, Node> values = new LinkedHashMap<>(map.map());
        values.put(key, value);
        return fields(values);
    }

    /** The same list with one more. */
    public static Node and(Node list, Node item) {
        List<Node> items = new ArrayList<>(list.list());
        items.add(item);
        return list(items);
    }
}
