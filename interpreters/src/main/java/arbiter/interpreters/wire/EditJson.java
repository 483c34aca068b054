package arbiter.interpreters.wire;

import arbiter.rulebook.edit.Edit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a gamemaster can change, for programs. */
public record EditJson(String id, String text, List<Field> fields) {

    public static EditJson of(Edit<?> edit) {
        return new EditJson(edit.id(), edit.text(), fields(edit.fields()));
    }

    private static List<Field> fields(List<arbiter.rulebook.edit.Field> fields) {
        return fields.stream().map(Field::of).toList();
    }

    /** All that an answer of the server holds. */
    public record All(List<EditJson> edits) {

        public static <S> All of(List<Edit<S>> edits) {
            return new All(edits.stream().map(EditJson::of).toList());
        }
    }

    /** One value that is asked for: what is legal, by its kind, and what is so now. */
    public record Field(
            String id,
            String text,
            String kind,
            Optional<List<Value>> values,
            Optional<Integer> from,
            Optional<Integer> to,
            Optional<Object> now,
            Optional<Integer> longest) {

        static Field of(arbiter.rulebook.edit.Field field) {
            if (field instanceof arbiter.rulebook.edit.Field.Choice choice) {
                return chosen(field, "choice", choice.values());
            } else if (field instanceof arbiter.rulebook.edit.Field.Unit unit) {
                return chosen(field, "unit", unit.values());
            } else if (field instanceof arbiter.rulebook.edit.Field.Whole whole) {
                return whole(whole);
            } else if (field instanceof arbiter.rulebook.edit.Field.Switch on) {
                return plain(field, "switch", Optional.of(on.now()), Optional.empty());
            } else if (field instanceof arbiter.rulebook.edit.Field.Place place) {
                return plain(field, "place", place.now().map(Object.class::cast), Optional.empty());
            } else if (field instanceof arbiter.rulebook.edit.Field.Words words) {
                return plain(field, "words", Optional.empty(), Optional.of(words.longest()));
            }
            return plain(field, "newcomer", Optional.empty(), Optional.empty());
        }

        private static Field chosen(
                arbiter.rulebook.edit.Field field, String kind, List<arbiter.rulebook.edit.Field.Value> values) {
            return new Field(
                    field.id(),
                    field.text(),
                    kind,
                    Optional.of(values.stream().map(Value::of).toList()),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        private static Field whole(arbiter.rulebook.edit.Field.Whole whole) {
            OptionalInt now = whole.now();
            return new Field(
                    whole.id(),
                    whole.text(),
                    "whole",
                    Optional.empty(),
                    Optional.of(whole.from()),
                    Optional.of(whole.to()),
                    now.isPresent() ? Optional.of(now.getAsInt()) : Optional.empty(),
                    Optional.empty());
        }

        private static Field plain(
                arbiter.rulebook.edit.Field field, String kind, Optional<Object> now, Optional<Integer> longest) {
            return new Field(
                    field.id(), field.text(), kind, Optional.empty(), Optional.empty(), Optional.empty(), now, longest);
        }
    }

    /** One value of a choice, whether it is so now, and what it asks for besides. */
    public record Value(String id, String text, Optional<Boolean> now, Optional<List<Field>> fields) {

        static Value of(arbiter.rulebook.edit.Field.Value value) {
            return new Value(
                    value.id(),
                    value.text(),
                    value.now() ? Optional.of(true) : Optional.empty(),
                    value.fields().isEmpty() ? Optional.empty() : Optional.of(EditJson.fields(value.fields())));
        }
    }
}
