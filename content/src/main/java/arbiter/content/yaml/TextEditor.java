package arbiter.content.yaml;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Changes the text of a file where a value has changed and nowhere else. What the file says is compared with what it
 * has to say: pieces that are the same stay as they are written, new ones get lines of their own, and comment lines stay
 * where they are even when the piece below them goes.
 */
final class TextEditor {

    /** A piece of the result: an old one with its lines and comments, or a new one. */
    private record Part(String lead, String body, String tail) {

        static Part of(String body) {
            return new Part("", body, "");
        }
    }

    private final NodeMaker maker;
    private final NodePrinter printer;
    private final Class<?> type;
    private String text = "";
    private String newLine = "\n";

    TextEditor(Binder binder, Class<?> type) {
        this.maker = new NodeMaker(binder);
        this.printer = new NodePrinter(maker::isSpread);
        this.type = type;
    }

    String edit(String original, Object before, Object after) {
        text = original;
        newLine = original.contains("\r\n") ? "\r\n" : "\n";
        Passage root = Passage.of(original);
        Node old = maker.inFull(before, type);
        Node now = maker.inFull(after, type);
        if (!isEditable(root, old, now)) {
            return printer.print(now);
        }
        return original.substring(0, root.start()) + changed(root, old, now) + original.substring(root.end());
    }

    /** Whether the passage can be changed in place, as it is written the way the old value would be. */
    private static boolean isEditable(Passage passage, Node old, Node now) {
        if (old instanceof Node.Text && now instanceof Node.Text) {
            return passage.pieces().isEmpty() && passage.form() != Passage.Form.LINES;
        }
        if (old instanceof Node.Items items && now instanceof Node.Items others) {
            return passage.form().isList()
                    && !others.nodes().isEmpty()
                    && passage.pieces().size() == items.nodes().size();
        }
        return old instanceof Node.Fields fields
                && now instanceof Node.Fields others
                && passage.form().isMap()
                && !others.byKey().isEmpty()
                && keys(passage).containsAll(fields.byKey().keySet());
    }

    private static Set<String> keys(Passage passage) {
        Set<String> keys = new HashSet<>();
        passage.pieces().forEach(piece -> keys.add(piece.key()));
        return keys;
    }

    /** The text of an editable passage. */
    private String changed(Passage passage, Node old, Node now) {
        if (old.says(now)) {
            return text.substring(passage.start(), passage.end());
        }
        if (now instanceof Node.Text word) {
            boolean quoted = passage.form() == Passage.Form.QUOTED;
            return printer.inline(new Node.Text(word.place(), word.value(), quoted || word.quoted()));
        }
        List<Part> parts = now instanceof Node.Items items
                ? items(passage, old.list(), items.nodes())
                : fields(passage, old, (Node.Fields) now);
        return passage.form().isFlow() ? joined(passage, parts) : stacked(passage, parts);
    }

    private List<Part> items(Passage passage, List<Node> old, List<Node> now) {
        List<Part> parts = new ArrayList<>();
        StringBuilder orphaned = new StringBuilder();
        for (Alignment.Pair pair : Alignment.of(old, now)) {
            if (pair.after().isEmpty()) {
                orphaned.append(comments(passage, pair.before().orElseThrow()));
                continue;
            }
            Node item = now.get(pair.after().get());
            Part part = pair.before()
                    .map(index -> kept(passage, index, Optional.of(old.get(index)), item))
                    .orElseGet(() -> Part.of(item(passage, item)));
            parts.add(new Part(orphaned + part.lead, part.body, part.tail));
            orphaned.setLength(0);
        }
        return withOrphans(parts, orphaned.toString());
    }

    private List<Part> fields(Passage passage, Node old, Node.Fields now) {
        Map<String, Part> parts = new LinkedHashMap<>();
        StringBuilder orphaned = new StringBuilder();
        for (int i = 0; i < passage.pieces().size(); i++) {
            String key = passage.pieces().get(i).key();
            Optional<Node> before = old.get(key);
            Optional<Node> after = now.get(key);
            if (before.isPresent() && after.isEmpty()) {
                orphaned.append(comments(passage, i));
                continue;
            }
            Part part = after.isEmpty() ? untouched(passage, i) : kept(passage, i, before, after.get());
            parts.put(key, new Part(orphaned + part.lead, part.body, part.tail));
            orphaned.setLength(0);
        }
        return withOrphans(inserted(passage, parts, now), orphaned.toString());
    }

    /** New keys come behind all those that they follow in the order of the record. */
    private List<Part> inserted(Passage passage, Map<String, Part> parts, Node.Fields now) {
        List<String> order = new ArrayList<>(parts.keySet());
        int at = 0;
        for (Node.Field field : now.byKey().values()) {
            String key = field.key().value();
            if (parts.containsKey(key)) {
                at = Math.max(at, order.indexOf(key) + 1);
            } else {
                parts.put(key, Part.of(entry(passage, field)));
                order.add(at++, key);
            }
        }
        return order.stream().map(parts::get).toList();
    }

    private List<Part> withOrphans(List<Part> parts, String orphaned) {
        if (orphaned.isEmpty() || parts.isEmpty()) {
            return parts;
        }
        List<Part> all = new ArrayList<>(parts);
        Part last = all.remove(all.size() - 1);
        String lines = orphaned.stripTrailing();
        all.add(new Part(last.lead, last.body, last.tail + (lines.isEmpty() ? "" : newLine + lines)));
        return all;
    }

    private Part untouched(Passage passage, int index) {
        Passage.Piece piece = passage.pieces().get(index);
        return new Part(lead(passage, index), text.substring(piece.start(), piece.end()), tail(passage, index));
    }

    /** A piece of the file with its value as it is now. */
    private Part kept(Passage passage, int index, Optional<Node> before, Node now) {
        Passage.Piece piece = passage.pieces().get(index);
        Passage value = piece.value();
        if (before.isPresent() && before.get().says(now)) {
            return untouched(passage, index);
        }
        Node old = before.orElse(now instanceof Node.Text ? new Node.Text(now.place(), "", true) : now);
        String body;
        if (isEditable(value, old, now) && (before.isPresent() || now instanceof Node.Text)) {
            String given = inFlow(passage, value) ? changed(value, old, now) : changedInBlock(value, old, now);
            body = text.substring(piece.start(), value.start()) + given;
        } else if (passage.form().isMap()) {
            body = entry(passage, new Node.Field(new Node.Text(now.place(), piece.key(), false), now));
        } else {
            body = item(passage, now);
        }
        return new Part(lead(passage, index), body, tail(passage, index));
    }

    private static boolean inFlow(Passage around, Passage value) {
        return around.form().isFlow() || !value.pieces().isEmpty();
    }

    /** A word outside of lists and maps in one line needs quotes less often. */
    private String changedInBlock(Passage value, Node old, Node now) {
        if (now instanceof Node.Text word && !old.says(now)) {
            boolean quoted = value.form() == Passage.Form.QUOTED || word.quoted();
            return printer.printAt(new Node.Text(word.place(), word.value(), quoted), value.column())
                    .stripTrailing();
        }
        return changed(value, old, now);
    }

    private String entry(Passage passage, Node.Field field) {
        Node.Fields alone =
                new Node.Fields(field.key().place(), Map.of(field.key().value(), field));
        if (passage.form().isFlow()) {
            String map = printer.inline(alone);
            return map.substring(1, map.length() - 1);
        }
        return indented(printer.printAt(alone, passage.column()), passage.column());
    }

    /** New items are written as those around them are: a line for each of their keys, or one line. */
    private String item(Passage passage, Node item) {
        if (passage.form().isFlow()) {
            return printer.inline(item);
        }
        boolean inLines = passage.pieces().stream()
                .noneMatch(piece -> piece.value().form().isBlock());
        return indented(printer.printItem(item, passage.column(), inLines), passage.column());
    }

    private String indented(String lines, int column) {
        return lines.stripTrailing().replace("\n", newLine + " ".repeat(column));
    }

    /** The pieces of a list or map in one line; what stands between old neighbours stays between them. */
    private String joined(Passage passage, List<Part> parts) {
        StringBuilder all = new StringBuilder();
        List<Passage.Piece> pieces = passage.pieces();
        int first = pieces.isEmpty() ? passage.start() + 1 : pieces.get(0).start();
        int last = pieces.isEmpty()
                ? passage.end() - 1
                : pieces.get(pieces.size() - 1).end();
        all.append(text, passage.start(), first);
        for (int i = 0; i < parts.size(); i++) {
            String between = parts.get(i).lead.isEmpty() ? ", " : parts.get(i).lead;
            all.append(i == 0 ? "" : between).append(parts.get(i).body);
        }
        return all.append(text, last, passage.end()).toString();
    }

    /** The pieces of a list or map that has lines of its own. */
    private String stacked(Passage passage, List<Part> parts) {
        String indent = " ".repeat(passage.column());
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (i == 0) {
                all.append(part.body).append(part.tail);
                all.append(part.lead.isEmpty() ? "" : newLine + part.lead.stripTrailing());
            } else {
                all.append(newLine)
                        .append(part.lead)
                        .append(indent)
                        .append(part.body)
                        .append(part.tail);
            }
        }
        return all.toString();
    }

    /**
     * The comment lines and empty lines above a piece, or what stands between two pieces in one line. Those above the
     * first piece belong to what is around it.
     */
    private String lead(Passage passage, int index) {
        if (index == 0) {
            return "";
        }
        String between = text.substring(
                passage.pieces().get(index - 1).end(),
                passage.pieces().get(index).start());
        if (passage.form().isFlow()) {
            return between;
        }
        int from = tail(passage, index - 1).length();
        int to = between.lastIndexOf('\n') + 1;
        return between.substring(between.indexOf('\n', from) + 1, to);
    }

    /** What stays of a piece that goes. */
    private String comments(Passage passage, int index) {
        return passage.form().isFlow() ? "" : lead(passage, index);
    }

    /** What belongs to the end of a piece: a comment in the same line, and comment lines that are further right. */
    private String tail(Passage passage, int index) {
        if (passage.form().isFlow()) {
            return "";
        }
        int start = passage.pieces().get(index).end();
        int end = Passage.lineEnd(text, start);
        boolean last = index == passage.pieces().size() - 1;
        while (!last && isFurtherRight(end, passage.column())) {
            end = Passage.lineEnd(text, text.indexOf('\n', end) + 1);
        }
        return text.substring(start, end);
    }

    /** Whether the line after this one is a comment beyond that column. */
    private boolean isFurtherRight(int lineEnd, int column) {
        int start = text.indexOf('\n', lineEnd) + 1;
        int at = start;
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return start > 0 && at < text.length() && text.charAt(at) == '#' && at - start > column;
    }
}
