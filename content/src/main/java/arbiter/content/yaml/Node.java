package arbiter.content.yaml;

import arbiter.content.ContentProblems;
import arbiter.content.Place;
import arbiter.content.Words;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A piece of a YAML file that remembers where it stands. Asking it for what it is not is a problem at that place. */
public sealed interface Node {

    Place place();

    /** How messages speak of it: {@code a list}, {@code a map}, {@code 'pistol'}. */
    String described();

    /** A word, a number, a sentence; nothing was converted yet. */
    record Text(Place place, String value, boolean quoted) implements Node {

        /** Whether the file gives no value here, as in {@code ammo:} or {@code ammo: null}. */
        public boolean isBlank() {
            return !quoted && (value.isEmpty() || value.equals("~") || value.equals("null"));
        }

        @Override
        public String described() {
            return isBlank() ? "nothing" : Words.quote(value);
        }
    }

    /** A list in the order of the file. */
    record Items(Place place, List<Node> nodes) implements Node {

        @Override
        public String described() {
            return "a list";
        }
    }

    /** Keys with values in the order of the file. */
    record Fields(Place place, Map<String, Field> byKey) implements Node {

        @Override
        public String described() {
            return "a map";
        }
    }

    /** A key, where it stands, and its value. */
    record Field(Text key, Node value) {}

    /** Whether both say the same, wherever they stand. */
    default boolean says(Node other) {
        if (this instanceof Text text && other instanceof Text another) {
            return text.isBlank() == another.isBlank()
                    && (text.isBlank() || text.value().equals(another.value()));
        }
        if (this instanceof Items items && other instanceof Items others) {
            return items.nodes().size() == others.nodes().size()
                    && IntStream.range(0, items.nodes().size())
                            .allMatch(i ->
                                    items.nodes().get(i).says(others.nodes().get(i)));
        }
        return this instanceof Fields fields
                && other instanceof Fields others
                && fields.byKey().keySet().equals(others.byKey().keySet())
                && fields.byKey().keySet().stream()
                        .allMatch(key -> fields.byKey()
                                .get(key)
                                .value()
                                .says(others.byKey().get(key).value()));
    }

    /** The problem of this message at this node, to be thrown. */
    default ContentProblems problem(String message) {
        return ContentProblems.of(place().problem(message));
    }

    default String text() {
        if (this instanceof Text text && !text.isBlank()) {
            return text.value();
        }
        throw expected("a text");
    }

    default int integer() {
        return Scalars.wholeNumber(this).flatMap(Scalars::asInt).orElseThrow(() -> expected("a whole number"));
    }

    default List<Node> list() {
        if (this instanceof Items items) {
            return items.nodes();
        }
        throw expected("a list");
    }

    default Map<String, Node> map() {
        if (this instanceof Fields fields) {
            Map<String, Node> values = new LinkedHashMap<>();
            fields.byKey().forEach((key, field) -> values.put(key, field.value()));
            return Collections.unmodifiableMap(values);
        }
        throw expected("keys with values");
    }

    /** The value of a key of this map, if the file gives one. */
    default Optional<Node> get(String key) {
        return Optional.ofNullable(map().get(key));
    }

    /** The same without these keys, if it is a map that has any. */
    default Node without(Set<String> keys) {
        if (!(this instanceof Fields fields)
                || Collections.disjoint(fields.byKey().keySet(), keys)) {
            return this;
        }
        Map<String, Field> others = new LinkedHashMap<>(fields.byKey());
        others.keySet().removeAll(keys);
        return new Fields(fields.place(), others);
    }

    private ContentProblems expected(String what) {
        return problem("expected " + what + ", found " + described());
    }
}
