package arbiter.rulebook.edit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One value that an edit asks for: its key, a text for people, and what is legal and what is so now. */
public sealed interface Field {

    /** The key of the value, kebab-case and stable: {@code condition}. */
    String id();

    /** For people: {@code Condition}. */
    String text();

    /** One of a list; what is chosen may ask for values of its own. */
    record Choice(String id, String text, List<Value> values) implements Field {

        public Choice {
            values = List.copyOf(values);
        }
    }

    /** One of the units listed, by its id. */
    record Unit(String id, String text, List<Value> values) implements Field {

        public Unit {
            values = List.copyOf(values);
        }
    }

    /** A whole number from the least to the most that is legal. */
    record Whole(String id, String text, int from, int to, OptionalInt now) implements Field {}

    /** Yes or no. */
    record Switch(String id, String text, boolean now) implements Field {}

    /** A place in the notation of the board. */
    record Place(String id, String text, Optional<String> now) implements Field {}

    /** Words of the gamemaster's own, not longer than so many characters. */
    record Words(String id, String text, int longest) implements Field {}

    /** A unit that is not on the table yet, written like a unit of a situation file. */
    record Newcomer(String id, String text) implements Field {}

    /** One value of a choice, whether it is so now, and what it asks for besides. */
    record Value(String id, String text, boolean now, List<Field> fields) {

        public Value {
            fields = List.copyOf(fields);
        }

        public static Value of(String id, String text) {
            return new Value(id, text, false, List.of());
        }

        /** The same value, marked as what is so now if that holds. */
        public Value now(boolean holds) {
            return new Value(id, text, holds, fields);
        }

        /** The same value that asks for these as well. */
        public Value asking(Field... more) {
            return new Value(id, text, now, List.of(more));
        }
    }

    static Whole whole(String id, String text, int from, int to, int now) {
        return new Whole(id, text, from, to, OptionalInt.of(now));
    }

    static Whole whole(String id, String text, int from, int to) {
        return new Whole(id, text, from, to, OptionalInt.empty());
    }
}
