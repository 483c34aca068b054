package arbiter.rulebook.edit;

import arbiter.content.Place;
import arbiter.content.yaml.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Conditions that a gamemaster could set, in the words of a situation: {@code prone}, {@code overflow 3}, {@code taunted
 * by rook}, {@code shield 2 lasting round}. What there is comes from the game's edit {@code set-condition}.
 */
public final class ConditionWords {

    public static final String EDIT = "set-condition";
    private static final String BY = "by ";
    private static final String LASTING = "lasting ";

    private final Place place;
    private final Map<String, Node> values = new LinkedHashMap<>();
    private String rest;

    private ConditionWords(Place place) {
        this.place = place;
    }

    /** The values of the edit that these words mean, if they begin like one of its conditions. */
    public static Optional<Map<String, Node>> read(Edit<?> edit, Node written) {
        ConditionWords words = new ConditionWords(written.place());
        String text = written.text().strip();
        Field.Choice conditions = (Field.Choice) edit.fields().get(0);
        Optional<Field.Value> condition = words.named(conditions, text);
        if (condition.isEmpty()) {
            return Optional.empty();
        }
        words.put(conditions.id(), condition.get().id());
        words.fields(condition.get().fields());
        return words.rest.isEmpty() ? Optional.of(words.values) : Optional.empty();
    }

    /** Every condition as it can be written. */
    public static List<String> known(Edit<?> edit) {
        List<String> known = new ArrayList<>();
        for (Field.Value value : ((Field.Choice) edit.fields().get(0)).values()) {
            StringBuilder words = new StringBuilder(value.text());
            describe(value.fields(), words);
            known.add(words.toString());
        }
        return known;
    }

    private static void describe(List<Field> fields, StringBuilder words) {
        for (Field field : fields) {
            if (field instanceof Field.Whole) {
                words.append(" NUMBER");
            } else if (field instanceof Field.Unit) {
                words.append(" by UNIT");
            } else if (field instanceof Field.Choice choice && !choice.values().isEmpty()) {
                describe(choice.values().get(choice.values().size() - 1).fields(), words);
            }
        }
    }

    /** The longest name that the words begin with. */
    private Optional<Field.Value> named(Field.Choice conditions, String text) {
        Optional<Field.Value> best = Optional.empty();
        int longest = 0;
        for (Field.Value value : conditions.values()) {
            for (String name : List.of(value.id(), value.text())) {
                if (name.length() > longest && begins(text, name)) {
                    longest = name.length();
                    best = Optional.of(value);
                }
            }
        }
        rest = text.substring(longest).strip();
        return best;
    }

    private static boolean begins(String text, String name) {
        String plain = text.toLowerCase(Locale.ROOT);
        String wanted = name.toLowerCase(Locale.ROOT);
        return plain.equals(wanted) || plain.startsWith(wanted + " ");
    }

    private void fields(List<Field> fields) {
        for (Field field : fields) {
            if (field instanceof Field.Switch) {
                put(field.id(), "true");
            } else if (field instanceof Field.Whole) {
                put(field.id(), number());
            } else if (field instanceof Field.Unit && rest.startsWith(BY)) {
                put(field.id(), rest.substring(BY.length()).strip());
                rest = "";
            } else if (field instanceof Field.Choice choice) {
                lasting(choice);
            }
        }
    }

    /** One of something that is counted goes without saying. */
    private String number() {
        String[] words = rest.split(" ", 2);
        if (!words[0].matches("\\d+")) {
            return "1";
        }
        rest = words.length == 1 ? "" : words[1].strip();
        return words[0];
    }

    /** The last way is the longest. */
    private void lasting(Field.Choice choice) {
        int at = rest.indexOf(LASTING);
        String wanted = at < 0 ? "" : rest.substring(at + LASTING.length()).strip();
        rest = at < 0 ? rest : rest.substring(0, at).strip();
        Field.Value longest = choice.values().get(choice.values().size() - 1);
        Field.Value meant = choice.values().stream()
                .filter(value -> value.id().equals(wanted))
                .findFirst()
                .orElse(longest);
        put(choice.id(), wanted.isEmpty() ? longest.id() : wanted);
        fields(meant.fields());
    }

    private void put(String key, String value) {
        values.put(key, new Node.Text(place, value, false));
    }
}
