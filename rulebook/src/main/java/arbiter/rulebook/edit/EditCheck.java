package arbiter.rulebook.edit;

import arbiter.content.Nearest;
import arbiter.content.yaml.Node;
import arbiter.kernel.Refused;
import arbiter.rulebook.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Checks the values given for an edit against what it offers; whatever is not offered is refused with a reason. */
final class EditCheck {

    private static final List<String> YES = List.of("true", "yes", "on");
    private static final List<String> NO = List.of("false", "no", "off");

    private final Edit<?> edit;
    private final Map<String, Node> given;
    private final Function<Node, Placement> newcomers;
    private final Map<String, Object> checked = new LinkedHashMap<>();

    private EditCheck(Edit<?> edit, Map<String, Node> given, Function<Node, Placement> newcomers) {
        this.edit = edit;
        this.given = given;
        this.newcomers = newcomers;
    }

    static EditValues check(Edit<?> edit, Map<String, Node> given, Function<Node, Placement> newcomers) {
        EditCheck check = new EditCheck(edit, given, newcomers);
        check.all(edit.fields());
        List<String> known = new ArrayList<>(check.checked.keySet());
        for (String key : given.keySet()) {
            if (!known.contains(key)) {
                throw new Refused(Nearest.unknown("value of " + edit.id(), key, known));
            }
        }
        return new EditValues(check.checked);
    }

    private void all(List<Field> fields) {
        for (Field field : fields) {
            Node node = given.get(field.id());
            if (node == null) {
                throw new Refused(missing(field));
            }
            checked.put(field.id(), value(field, node));
        }
    }

    /** A key that comes close to the one that is missing is probably meant for it. */
    private String missing(Field field) {
        List<String> others =
                given.keySet().stream().filter(key -> !checked.containsKey(key)).toList();
        return Nearest.to(field.id(), others)
                .map(slip -> Nearest.unknown("value of " + edit.id(), slip, List.of(field.id())))
                .orElse(edit.id() + " needs " + field.id() + ": " + legal(field));
    }

    private Object value(Field field, Node node) {
        if (field instanceof Field.Newcomer) {
            return newcomers.apply(node);
        }
        if (!(node instanceof Node.Text) || ((Node.Text) node).isBlank()) {
            throw notLegal(field, node.described());
        }
        String word = node.text().strip();
        if (field instanceof Field.Choice choice) {
            return chosen(field, choice.values(), word);
        } else if (field instanceof Field.Unit unit) {
            return chosen(field, unit.values(), word);
        } else if (field instanceof Field.Whole whole) {
            return number(whole, word);
        } else if (field instanceof Field.Switch) {
            return isOn(field, word);
        } else if (field instanceof Field.Words words && word.length() > words.longest()) {
            throw new Refused(field.id() + " is at most " + words.longest() + " characters long, not " + word.length());
        }
        return word;
    }

    private String chosen(Field field, List<Field.Value> values, String word) {
        for (Field.Value value : values) {
            if (value.id().equals(word) || value.text().equalsIgnoreCase(word)) {
                all(value.fields());
                return value.id();
            }
        }
        throw new Refused(Nearest.unknown(
                field.id(), word, values.stream().map(Field.Value::id).toList()));
    }

    private static int number(Field.Whole field, String word) {
        if (!word.matches("[-+]?\\d{1,9}")) {
            throw notLegal(field, "'" + word + "'");
        }
        int number = Integer.parseInt(word);
        if (number < field.from() || number > field.to()) {
            throw notLegal(field, word);
        }
        return number;
    }

    private static boolean isOn(Field field, String word) {
        String plain = word.toLowerCase(Locale.ROOT);
        if (!YES.contains(plain) && !NO.contains(plain)) {
            throw notLegal(field, "'" + word + "'");
        }
        return YES.contains(plain);
    }

    private static Refused notLegal(Field field, String found) {
        return new Refused(field.id() + " is " + legal(field) + ", not " + found);
    }

    /** What may be given for a field, in words. */
    private static String legal(Field field) {
        if (field instanceof Field.Choice choice) {
            return "one of " + ids(choice.values());
        } else if (field instanceof Field.Unit unit) {
            return "one of " + ids(unit.values());
        } else if (field instanceof Field.Whole whole) {
            return "a whole number from " + whole.from() + " to " + whole.to();
        } else if (field instanceof Field.Switch) {
            return "true or false";
        } else if (field instanceof Field.Place) {
            return "a place of the board";
        }
        return field instanceof Field.Newcomer ? "a unit as in a situation file" : "a text";
    }

    private static String ids(List<Field.Value> values) {
        return values.stream().map(Field.Value::id).collect(Collectors.joining(", "));
    }
}
