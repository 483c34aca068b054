package arbiter.rulebook;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.kernel.State;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Parts of units and of the table as a file writes them, in the words in which tables are saved: every value of a game
 * can be set so, whether or not there is a friendlier word for it. Values that are left out stay as they are.
 */
final class WrittenParts<S extends State<S>> {

    /** How a saved table leads to a part, which says nothing to whoever wrote the file. */
    private static final Pattern WAY = Pattern.compile("(units\\[\\d+]\\.)?parts\\[\\d+]\\.");

    private static final String EMBLEM = "emblem";

    private final Rulebook<S> book;
    private final Problems problems;
    private ObjectNode saved;
    private S state;

    WrittenParts(Rulebook<S> book, S state, Problems problems) {
        this.book = book;
        this.state = state;
        this.problems = problems;
    }

    S state() {
        return state;
    }

    void onTable(Map<String, Node> parts) {
        parts.forEach((kind, values) -> set(kind, values, Optional.empty()));
    }

    void onUnit(String unit, Map<String, Node> parts) {
        parts.forEach((kind, values) -> set(kind, values, Optional.of(unit)));
    }

    /** Gives the unit's token that drawing; in games whose units keep none, the file must not name one. */
    void bear(String unit, Node emblem) {
        saved = (ObjectNode) book.json().tree(state);
        Optional<JsonNode> bearer = unit(unit).filter(one -> one.has(EMBLEM));
        if (bearer.isEmpty()) {
            problems.add(emblem.place(), "in this game units bear no emblem of their own");
            return;
        }
        ((ObjectNode) bearer.get()).put(EMBLEM, emblem.text());
        try {
            state = book.json().read(saved, book.stateType());
        } catch (ContentProblems unreadable) {
            problems.add(emblem.place(), unreadable.problems().get(0).message());
        }
    }

    /** Part by part, so that whatever cannot be read is told where it stands. */
    private void set(String kind, Node values, Optional<String> unit) {
        saved = (ObjectNode) book.json().tree(state);
        Optional<ObjectNode> part = part(kind, values, unit);
        if (part.isEmpty()) {
            return;
        }
        try {
            values.map().forEach((key, value) -> put(part.get(), kind, key, value));
            state = book.json().read(saved, book.stateType());
        } catch (ContentProblems unreadable) {
            if (unreadable.problems().get(0).file().equals(values.place().file())) {
                problems.addAll(unreadable);
            } else {
                problems.add(
                        values.place(),
                        "part " + kind + ": "
                                + WAY.matcher(unreadable.problems().get(0).message())
                                        .replaceAll(""));
            }
        }
    }

    private Optional<ObjectNode> part(String kind, Node values, Optional<String> unit) {
        List<String> known = new ArrayList<>();
        for (JsonNode part : parts(unit)) {
            String name = part.path("kind").asText();
            if (name.equals(kind)) {
                return Optional.of((ObjectNode) part);
            }
            if (!name.isEmpty()) {
                known.add(name);
            }
        }
        problems.add(values.place(), Nearest.unknownAmong("part", kind, known));
        return Optional.empty();
    }

    private Iterable<JsonNode> parts(Optional<String> unit) {
        if (unit.isEmpty()) {
            return saved.path("parts");
        }
        return unit(unit.get())
                .map(one -> (Iterable<JsonNode>) one.path("parts"))
                .orElse(List.of());
    }

    private Optional<JsonNode> unit(String id) {
        for (JsonNode one : saved.path("units")) {
            if (one.path("id").asText().equals(id)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    private static void put(ObjectNode part, String kind, String key, Node value) {
        List<String> known = new ArrayList<>();
        part.fieldNames().forEachRemaining(known::add);
        known.remove("kind");
        String name = known.contains(key) ? key : camel(key);
        if (!known.contains(name)) {
            throw value.problem(Nearest.unknown(
                    "value of " + kind,
                    key,
                    known.stream().map(WrittenParts::kebab).toList()));
        }
        part.set(name, json(value, part.get(name)));
    }

    /** As the value that is there now suggests; where there is none, as it looks. */
    private static JsonNode json(Node node, JsonNode now) {
        JsonNodeFactory make = JsonNodeFactory.instance;
        if (node instanceof Node.Items items) {
            ArrayNode list = make.arrayNode();
            JsonNode first = now != null && now.isArray() && !now.isEmpty() ? now.get(0) : null;
            items.nodes().forEach(item -> list.add(json(item, first)));
            return list;
        }
        if (node instanceof Node.Fields) {
            ObjectNode object = now instanceof ObjectNode old ? old.deepCopy() : make.objectNode();
            node.map().forEach((key, value) -> {
                String name = object.has(key) ? key : camel(key);
                object.set(name, json(value, object.get(name)));
            });
            return object;
        }
        Node.Text text = (Node.Text) node;
        if (text.isBlank()) {
            return make.nullNode();
        }
        String word = text.value();
        if (text.quoted() || now != null && now.isTextual()) {
            return make.textNode(word);
        }
        if (word.matches("-?\\d{1,18}")) {
            return make.numberNode(Long.parseLong(word));
        }
        return word.equals("true") || word.equals("false")
                ? make.booleanNode(word.equals("true"))
                : make.textNode(word);
    }

    private static String camel(String key) {
        StringBuilder name = new StringBuilder();
        for (String word : key.split("-")) {
            name.append(
                    name.isEmpty() || word.isEmpty()
                            ? word
                            : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return name.toString();
    }

    private static String kebab(String name) {
        return name.replaceAll("([a-z])([A-Z])", "$1-$2").toLowerCase(java.util.Locale.ROOT);
    }
}
