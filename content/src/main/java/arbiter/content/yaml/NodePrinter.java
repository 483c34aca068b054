package arbiter.content.yaml;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.emitter.Emitter;
import org.yaml.snakeyaml.events.DocumentEndEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.ImplicitTuple;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.events.StreamEndEvent;
import org.yaml.snakeyaml.events.StreamStartEvent;

/**
 * Writes nodes the way people write these files: a line for every key, short lists and maps of words in one line, each
 * item of a list of maps in a line of its own.
 */
final class NodePrinter {

    private static final int INDENT = 2;
    private static final int WIDTH = 120;
    /** Long texts stay in one line, but no line may be longer than what is read. */
    private static final int LONGEST_LINE = NodeReader.MAX_LINE / 2;

    private final Predicate<Node> spread;

    /** Nodes for which the predicate holds are never put in one line. */
    NodePrinter(Predicate<Node> spread) {
        this.spread = spread;
    }

    /** A whole file. */
    String print(Node root) {
        return printAt(root, 0);
    }

    /** The lines of a node that stands so far to the right; the first one is not indented, all end with a line break. */
    String printAt(Node node, int column) {
        List<Event> events = new ArrayList<>();
        block(node, column, events);
        return unindented(emit(events));
    }

    /** The lines of an item of a list that stands so far to the right, in one line if that is wanted and possible. */
    String printItem(Node item, int column, boolean inLine) {
        List<Event> events = new ArrayList<>();
        list(new Node.Items(item.place(), List.of(item)), column, inLine && fits(item, column + INDENT), events);
        return unindented(emit(events));
    }

    /** Lists are indented, also where nothing is around them. */
    private static String unindented(String text) {
        return text.startsWith(" ") ? text.replaceAll("(?m)^ {" + INDENT + "}", "") : text;
    }

    /** A node in one line, as it can stand inside of other lists and maps. */
    String inline(Node node) {
        List<Event> events = new ArrayList<>();
        flow(new Node.Items(node.place(), List.of(node)), events);
        String list = emit(events).strip();
        return list.substring(1, list.length() - 1);
    }

    private void block(Node node, int column, List<Event> events) {
        if (node instanceof Node.Text text) {
            events.add(scalar(text, false));
        } else if (node instanceof Node.Items items) {
            boolean inLines = items.nodes().stream().allMatch(item -> fits(item, column + 2 * INDENT));
            list(items, column, inLines, events);
        } else if (node instanceof Node.Fields fields) {
            events.add(start(fields, DumperOptions.FlowStyle.BLOCK));
            fields.byKey().values().forEach(field -> {
                events.add(scalar(field.key(), false));
                int width = column + field.key().value().length() + 2;
                boolean inLine = fits(field.value(), width) && !spread.test(field.value());
                value(field.value(), column + INDENT, inLine, events);
            });
            events.add(new MappingEndEvent(null, null));
        }
    }

    private void list(Node.Items items, int column, boolean inLines, List<Event> events) {
        events.add(start(items, DumperOptions.FlowStyle.BLOCK));
        items.nodes().forEach(item -> value(item, column + INDENT, inLines, events));
        events.add(new SequenceEndEvent(null, null));
    }

    private void value(Node node, int column, boolean inLine, List<Event> events) {
        if (inLine && !(node instanceof Node.Text)) {
            flow(node, events);
        } else {
            block(node, column, events);
        }
    }

    private void flow(Node node, List<Event> events) {
        if (node instanceof Node.Text text) {
            events.add(scalar(text, true));
        } else if (node instanceof Node.Items items) {
            events.add(start(items, DumperOptions.FlowStyle.FLOW));
            items.nodes().forEach(item -> flow(item, events));
            events.add(new SequenceEndEvent(null, null));
        } else if (node instanceof Node.Fields fields) {
            events.add(start(fields, DumperOptions.FlowStyle.FLOW));
            fields.byKey().values().forEach(field -> {
                events.add(scalar(field.key(), true));
                flow(field.value(), events);
            });
            events.add(new MappingEndEvent(null, null));
        }
    }

    /** Whether a node can go into one line: words, a list of words, or a map of these. */
    private boolean fits(Node node, int column) {
        if (node instanceof Node.Text) {
            return true;
        }
        boolean flat = node instanceof Node.Fields fields
                ? fields.byKey().values().stream().allMatch(field -> isWords(field.value()))
                : isWords(node);
        return flat && column + inline(node).length() <= WIDTH;
    }

    private static boolean isWords(Node node) {
        return node instanceof Node.Text
                || node instanceof Node.Items items && items.nodes().stream().allMatch(Node.Text.class::isInstance)
                || node instanceof Node.Fields fields && fields.byKey().isEmpty();
    }

    private static Event start(Node.Items items, DumperOptions.FlowStyle style) {
        return new SequenceStartEvent(
                null, null, true, null, null, items.nodes().isEmpty() ? DumperOptions.FlowStyle.FLOW : style);
    }

    private static Event start(Node.Fields fields, DumperOptions.FlowStyle style) {
        return new MappingStartEvent(
                null, null, true, null, null, fields.byKey().isEmpty() ? DumperOptions.FlowStyle.FLOW : style);
    }

    private static Event scalar(Node.Text text, boolean inside) {
        boolean plain = !text.quoted() && (text.isBlank() || isPlain(text.value(), inside));
        return new ScalarEvent(
                null,
                null,
                new ImplicitTuple(true, true),
                text.isBlank() ? "null" : text.value(),
                null,
                null,
                plain ? DumperOptions.ScalarStyle.PLAIN : DumperOptions.ScalarStyle.DOUBLE_QUOTED);
    }

    /** Whether a text needs no quotes; inside of lists and maps in one line fewer do. */
    private static boolean isPlain(String value, boolean inside) {
        return !value.isEmpty()
                && value.equals(value.strip())
                && !value.matches("[,\\[\\]{}#&*!|>'\"%@`=].*|[-?:]([^0-9].*)?")
                && !value.contains(": ")
                && !value.endsWith(":")
                && !value.contains(" #")
                && value.chars().noneMatch(c -> c < ' ' || inside && ",?[]{}:".indexOf(c) >= 0);
    }

    private static String emit(List<Event> events) {
        DumperOptions options = new DumperOptions();
        options.setIndent(INDENT);
        options.setIndicatorIndent(INDENT);
        options.setIndentWithIndicator(true);
        options.setWidth(LONGEST_LINE);
        options.setAllowUnicode(true);
        StringWriter text = new StringWriter();
        Emitter emitter = new Emitter(text, options);
        try {
            emitter.emit(new StreamStartEvent(null, null));
            emitter.emit(new DocumentStartEvent(null, null, false, null, null));
            for (Event event : events) {
                emitter.emit(event);
            }
            emitter.emit(new DocumentEndEvent(null, null, false));
            emitter.emit(new StreamEndEvent(null, null));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
