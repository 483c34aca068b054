package arbiter.lab.sweep;

import arbiter.content.Nearest;
import arbiter.content.Place;
import arbiter.content.yaml.Node;
import arbiter.kernel.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** A situation file with something in it changed; the units keep their ids. */
record VariedSituation(Node root, List<String> ids) {

    private static final Place HERE = Place.startOf("sweep");
    private static final String UNITS = "units";

    /** Where a sheet comes from: one takes the place of another. */
    private static final Set<String> SHEETS = Set.of("from", "character", "sheet");

    /** With that value at that place. */
    VariedSituation with(String path, Node value) {
        String[] keys = path.split("\\.");
        if (keys[0].equals(UNITS) && keys.length < 3 || path.isBlank()) {
            throw new Refused(
                    "set names a place in the file, such as units.mara.from or options.nerve, not '" + path + "'");
        }
        if (!keys[0].equals(UNITS)) {
            return new VariedSituation(set(root, keys, 0, value), ids);
        }
        int unit = unit(keys[1]);
        Node before =
                keys.length == 3 && SHEETS.contains(keys[2]) ? units().get(unit).without(SHEETS) : units().get(unit);
        return withUnit(unit, set(before, keys, 2, value));
    }

    /** With that edit done on a unit before anything happens. */
    VariedSituation withBar(String unit, String bar, Node value) {
        int place = unit(unit);
        Node before = units().get(place);
        List<Node> edits = new ArrayList<>(before.get("edits").map(Node::list).orElse(List.of()));
        Node values = set(set(fields(Map.of()), "bar", word(bar)), "value", value);
        edits.add(set(set(fields(Map.of()), "edit", word("set-bar")), "values", values));
        return withUnit(place, set(before, "edits", new Node.Items(HERE, edits)));
    }

    /** With so many of those units, the first ones. */
    VariedSituation withFirst(List<String> some, Node number) {
        OptionalInt count = number instanceof Node.Text text && text.value().matches("\\d{1,4}")
                ? OptionalInt.of(Integer.parseInt(text.value()))
                : OptionalInt.empty();
        if (count.isEmpty() || count.getAsInt() > some.size()) {
            throw new Refused(
                    "of " + some.size() + " units 0 to " + some.size() + " can take part, not " + number.described());
        }
        List<Node> left = new ArrayList<>();
        List<String> leftIds = new ArrayList<>();
        some.forEach(this::unit);
        for (int i = 0; i < ids.size(); i++) {
            int place = some.indexOf(ids.get(i));
            if (place < count.getAsInt()) {
                left.add(units().get(i));
                leftIds.add(ids.get(i));
            }
        }
        return new VariedSituation(set(root, UNITS, new Node.Items(HERE, left)), leftIds);
    }

    private List<Node> units() {
        return root.get(UNITS).map(Node::list).orElse(List.of());
    }

    private int unit(String id) {
        int place = ids.indexOf(id);
        if (place < 0) {
            throw new Refused(Nearest.unknown("unit", id, ids));
        }
        return place;
    }

    /** Its id is written down, as it may have come from what was changed. */
    private VariedSituation withUnit(int place, Node unit) {
        List<Node> changed = new ArrayList<>(units());
        changed.set(place, set(unit, "id", word(ids.get(place))));
        return new VariedSituation(set(root, UNITS, new Node.Items(HERE, changed)), ids);
    }

    private static Node set(Node node, String[] keys, int from, Node value) {
        if (from == keys.length - 1) {
            return set(node, keys[from], value);
        }
        Node inside = node.get(keys[from]).orElseGet(() -> fields(Map.of()));
        return set(node, keys[from], set(inside, keys, from + 1, value));
    }

    private static Node set(Node node, String key, Node value) {
        Map<String, Node> values = new LinkedHashMap<>(node.map());
        values.put(key, value);
        return fields(values);
    }

    private static Node fields(Map<String, Node> values) {
        Map<String, Node.Field> fields = new LinkedHashMap<>();
        values.forEach((key, value) -> fields.put(key, new Node.Field(word(key), value)));
        return new Node.Fields(HERE, fields);
    }

    private static Node.Text word(String text) {
        return new Node.Text(HERE, text, true);
    }
}
