package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import java.util.List;
import java.util.stream.Collectors;

/** What a gamemaster can change, as lines for people: each edit with its values and what is so now. */
public final class EditLines {

    private static final String STEP = "  ";

    private EditLines() {}

    public static <S> void print(List<Edit<S>> edits, Terminal terminal) {
        for (Edit<S> edit : edits) {
            terminal.line(STEP + terminal.styled(Style.STRONG, edit.id()) + "  " + edit.text());
            fields(edit.fields(), STEP + STEP, terminal);
        }
    }

    private static void fields(List<Field> fields, String indent, Terminal terminal) {
        for (Field field : fields) {
            terminal.line(indent + field.id() + "=" + legal(field));
            values(field).stream()
                    .filter(value -> !value.fields().isEmpty())
                    .collect(Collectors.groupingBy(
                            Field.Value::fields,
                            java.util.LinkedHashMap::new,
                            Collectors.mapping(Field.Value::id, Collectors.joining(", "))))
                    .forEach((more, ids) -> {
                        terminal.line(indent + STEP + ids + ":");
                        fields(more, indent + STEP + STEP, terminal);
                    });
        }
    }

    private static List<Field.Value> values(Field field) {
        if (field instanceof Field.Choice choice) {
            return choice.values();
        }
        return field instanceof Field.Unit unit ? unit.values() : List.of();
    }

    private static String legal(Field field) {
        if (field instanceof Field.Whole whole) {
            String now = whole.now().isPresent() ? ", now " + whole.now().getAsInt() : "";
            return whole.from() + " to " + whole.to() + now;
        } else if (field instanceof Field.Switch on) {
            return "yes or no, now " + (on.now() ? "yes" : "no");
        } else if (field instanceof Field.Place place) {
            return "a place" + place.now().map(now -> ", now " + now).orElse("");
        } else if (field instanceof Field.Words) {
            return "\"words\"";
        } else if (field instanceof Field.Newcomer) {
            return "\"{from: somebody, side: crew}\", as in a situation file";
        }
        return values(field).stream()
                .map(value -> value.id() + (value.now() ? " (now)" : ""))
                .collect(Collectors.joining(", "));
    }
}
