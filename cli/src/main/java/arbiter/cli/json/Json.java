package arbiter.cli.json;

import arbiter.cli.terminal.Terminal;
import java.io.PrintStream;
import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Prints JSON from records, maps, lists, streams, texts, numbers and truths; empty optionals leave their key out. The outer levels get a line for each value, so that
 * people can read it too. Our own, because a library would take longer to start than a roll takes altogether.
 */
public final class Json {

    private static final int LEVELS_WITH_LINES = 2;

    private final PrintStream out;
    private final boolean unicode;
    private final int levelsWithLines;

    private Json(PrintStream out, boolean unicode, int levelsWithLines) {
        this.out = out;
        this.unicode = unicode;
        this.levelsWithLines = levelsWithLines;
    }

    /** The keys and values of an object, in the order they are added. */
    public static final class Fields {

        private final Map<String, Object> values = new LinkedHashMap<>();

        private Fields() {}

        public Fields with(String key, Object value) {
            values.put(key, value);
            return this;
        }

        /** Adds the key only if there is a value. */
        public Fields withPresent(String key, Optional<?> value) {
            value.ifPresent(present -> values.put(key, present));
            return this;
        }

        public Fields withAll(Fields others) {
            values.putAll(others.values);
            return this;
        }

        /** Adds the components of a record; those added before under the same name stay in their place. */
        public Fields withAll(Record record) {
            values.putAll(components(record));
            return this;
        }

        Map<String, Object> values() {
            return Collections.unmodifiableMap(values);
        }
    }

    public static Fields object() {
        return new Fields();
    }

    /** Prints a value over several lines. */
    public static void print(Object value, Terminal terminal) {
        new Json(terminal.out(), terminal.unicode(), LEVELS_WITH_LINES).value(value, 0);
        terminal.line();
    }

    /** Prints a value on one line. */
    public static void printLine(Object value, Terminal terminal) {
        new Json(terminal.out(), terminal.unicode(), 0).value(value, 0);
        terminal.line();
    }

    private void value(Object value, int level) {
        if (value instanceof Fields fields) {
            members(fields.values(), level);
        } else if (value instanceof Record record) {
            members(components(record), level);
        } else if (value instanceof Map<?, ?> map) {
            members(map, level);
        } else if (value instanceof Iterable<?> list) {
            items(list.iterator(), level);
        } else if (value instanceof Stream<?> stream) {
            items(stream.iterator(), level);
        } else if (value instanceof Number || value instanceof Boolean) {
            out.print(value);
        } else {
            text(value.toString());
        }
    }

    /** The names and values of a record's components, in their order. */
    private static Map<String, Object> components(Record record) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = value(record, component);
            if (!(value instanceof Optional<?> optional)) {
                values.put(component.getName(), value);
            } else if (optional.isPresent()) {
                values.put(component.getName(), optional.get());
            }
        }
        return values;
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException ours) {
            throw new IllegalStateException(ours);
        }
    }

    private void members(Map<?, ?> map, int level) {
        boolean first = true;
        out.print('{');
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            next(first, level);
            text(entry.getKey().toString());
            out.print(": ");
            value(entry.getValue(), level + 1);
            first = false;
        }
        close('}', first, level);
    }

    private void items(Iterator<?> items, int level) {
        boolean first = true;
        out.print('[');
        while (items.hasNext()) {
            next(first, level);
            value(items.next(), level + 1);
            first = false;
        }
        close(']', first, level);
    }

    private void next(boolean first, int level) {
        if (level < levelsWithLines) {
            out.print((first ? "\n" : ",\n") + "  ".repeat(level + 1));
        } else if (!first) {
            out.print(", ");
        }
    }

    private void close(char bracket, boolean empty, int level) {
        if (!empty && level < levelsWithLines) {
            out.print("\n" + "  ".repeat(level));
        }
        out.print(bracket);
    }

    private void text(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> append(quoted, c);
            }
        }
        out.print(quoted.append('"'));
    }

    private void append(StringBuilder quoted, char c) {
        if (c < ' ' || c == 0x7f || c > '~' && !unicode) {
            quoted.append(String.format("\\u%04x", (int) c));
        } else {
            quoted.append(c);
        }
    }
}
