package arbiter.dice.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

/** What an expression comes to: one number, or several that have names. */
public sealed interface Value {

    /** A total or a margin. */
    record Whole(int number) implements Value {
        @Override
        public String toString() {
            return "" + number;
        }
    }

    /** Named numbers, always in the same order. */
    record Named(Map<String, Integer> parts) implements Value {
        public Named {
            parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
        }

        @Override
        public String toString() {
            StringJoiner text = new StringJoiner(", ");
            parts.forEach((name, number) -> text.add(name + " " + number));
            return text.toString();
        }
    }
}
