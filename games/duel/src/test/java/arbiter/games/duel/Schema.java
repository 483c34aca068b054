package arbiter.games.duel;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Yaml;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The part of JSON Schema that the schema of situations uses; JSON is read as the YAML it also is. */
record Schema(Node root) {

    /** Everything that does not fit, with its place in the file. */
    List<String> problems(Node value) {
        return problems(root, value);
    }

    /** The names of the properties of the schema itself or of one of its definitions. */
    List<String> properties(String... path) {
        Node at = root;
        for (String key : path) {
            at = at.get(key).orElseThrow();
        }
        return List.copyOf(at.get("properties").orElseThrow().map().keySet());
    }

    private List<String> problems(Node schema, Node value) {
        List<String> problems = new ArrayList<>();
        schema.map().forEach((word, said) -> {
            switch (word) {
                case "$schema", "$defs", "title", "description", "properties" -> {}
                case "$ref" -> problems.addAll(problems(referred(said.text()), value));
                case "type" -> type(said, value, problems);
                case "required" -> said.list().forEach(key -> required(key.text(), value, problems));
                case "additionalProperties" -> fields(schema, said, value, problems);
                case "items" -> items(value).forEach(item -> problems.addAll(problems(said, item)));
                case "minItems" -> atLeast(said.integer(), items(value).size(), value, problems);
                case "minimum" -> minimum(said.integer(), value, problems);
                case "anyOf" -> fitting(said, value, problems, fit -> fit >= 1);
                case "oneOf" -> fitting(said, value, problems, fit -> fit == 1);
                default -> throw said.problem("this check does not know " + word);
            }
        });
        return problems;
    }

    private Node referred(String pointer) {
        return root.get("$defs")
                .orElseThrow()
                .get(pointer.replace("#/$defs/", ""))
                .orElseThrow();
    }

    private static void type(Node wanted, Node value, List<String> problems) {
        List<Node> types = wanted instanceof Node.Items items ? items.nodes() : List.of(wanted);
        if (types.stream().noneMatch(type -> is(type.text(), value))) {
            problems.add(value.place() + " is not of type "
                    + types.stream().map(Node::text).toList());
        }
    }

    private static boolean is(String type, Node value) {
        return switch (type) {
            case "object" -> value instanceof Node.Fields;
            case "array" -> value instanceof Node.Items;
            case "boolean" -> plain(value, "true|false");
            case "integer" -> plain(value, "-?[0-9]+");
            case "number" -> plain(value, "-?[0-9]+(\\.[0-9]+)?");
            case "string" -> value instanceof Node.Text && !plain(value, "true|false|-?[0-9]+(\\.[0-9]+)?");
            default -> throw value.problem("this check does not know type " + type);
        };
    }

    private static boolean plain(Node value, String pattern) {
        return value instanceof Node.Text text && !text.quoted() && text.value().matches(pattern);
    }

    private static void required(String key, Node value, List<String> problems) {
        if (value instanceof Node.Fields && value.get(key).isEmpty()) {
            problems.add(value.place() + " has no " + key);
        }
    }

    private void fields(Node schema, Node others, Node value, List<String> problems) {
        if (!(value instanceof Node.Fields)) {
            return;
        }
        Map<String, Node> known = schema.get("properties").map(Node::map).orElse(Map.of());
        value.map().forEach((key, field) -> {
            if (known.containsKey(key)) {
                problems.addAll(problems(known.get(key), field));
            } else if (others instanceof Node.Text) {
                problems.add(field.place() + " has the unknown key " + key);
            } else {
                problems.addAll(problems(others, field));
            }
        });
    }

    private static List<Node> items(Node value) {
        return value instanceof Node.Items items ? items.nodes() : List.of();
    }

    private static void minimum(int least, Node value, List<String> problems) {
        if (is("integer", value)) {
            atLeast(least, value.integer(), value, problems);
        }
    }

    private static void atLeast(int least, int found, Node value, List<String> problems) {
        if (found < least) {
            problems.add(value.place() + " has " + found + ", at least " + least);
        }
    }

    private void fitting(Node schemas, Node value, List<String> problems, java.util.function.LongPredicate enough) {
        long fit = schemas.list().stream()
                .filter(schema -> problems(schema, value).isEmpty())
                .count();
        if (!enough.test(fit)) {
            problems.add(value.place() + " fits " + fit + " of the forms");
        }
    }

    static Schema of(arbiter.content.yaml.Source source) {
        return new Schema(Yaml.read(source));
    }
}
