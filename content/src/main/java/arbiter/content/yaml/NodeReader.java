package arbiter.content.yaml;

import arbiter.content.ContentProblems;
import arbiter.content.Place;
import arbiter.content.Problems;
import arbiter.content.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.ReaderException;
import org.yaml.snakeyaml.reader.StreamReader;

/** Builds nodes from the events of a YAML parser. Only plain YAML is read: no anchors, no tags, one document. */
final class NodeReader {

    static final int MAX_DEPTH = 50;
    static final int MAX_NODES = 100_000;
    static final int MAX_LINE = 10_000;

    private final String file;
    private final ParserImpl parser;
    private final Problems problems;
    private int nodes;

    private NodeReader(String file, String text, Problems problems) {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Source.MAX_BYTES);
        this.file = file;
        this.parser = new ParserImpl(new StreamReader(text), options);
        this.problems = problems;
    }

    /** The whole file as a node. Keys that occur twice are reported and reading goes on; other problems end it. */
    static Node read(Source source, Problems problems) {
        String text = source.read();
        refuseLongLines(source.name(), text);
        try {
            return new NodeReader(source.name(), text, problems).document();
        } catch (ReaderException unprintable) {
            Place place = Place.at(source.name(), text, text.offsetByCodePoints(0, unprintable.getPosition()));
            throw refused(place, String.format("the character U+%04X is not allowed", unprintable.getCodePoint()));
        } catch (MarkedYAMLException syntax) {
            throw refused(
                    SyntaxWords.where(syntax)
                            .map(mark -> place(source.name(), mark))
                            .orElse(Place.startOf(source.name())),
                    SyntaxWords.plain(syntax));
        } catch (YAMLException other) {
            throw refused(Place.startOf(source.name()), "this is not YAML");
        }
    }

    private Node document() {
        parser.getEvent();
        if (parser.checkEvent(Event.ID.StreamEnd)) {
            throw refused(Place.startOf(file), "the file is empty");
        }
        parser.getEvent();
        Node root = node(0);
        if (root instanceof Node.Text text && text.isBlank()) {
            throw refused(Place.startOf(file), "the file is empty");
        }
        parser.getEvent();
        if (!parser.checkEvent(Event.ID.StreamEnd)) {
            throw refused(place(parser.peekEvent()), "a second document begins here; a file holds one document");
        }
        return root;
    }

    private Node node(int depth) {
        Event event = parser.getEvent();
        Place place = place(event);
        if (depth > MAX_DEPTH) {
            throw refused(place, "this is nested more than " + MAX_DEPTH + " levels deep");
        }
        if (++nodes > MAX_NODES) {
            throw refused(place, "the file has more than " + MAX_NODES + " values; split it");
        }
        refuseAnchors(event, place);
        if (event instanceof ScalarEvent scalar) {
            refuseTag(scalar.getTag(), place);
            return new Node.Text(place, scalar.getValue(), !scalar.isPlain());
        }
        refuseTag(((CollectionStartEvent) event).getTag(), place);
        return event instanceof SequenceStartEvent ? items(place, depth) : fields(place, depth);
    }

    private Node items(Place place, int depth) {
        List<Node> nodes = new ArrayList<>();
        while (!parser.checkEvent(Event.ID.SequenceEnd)) {
            nodes.add(node(depth + 1));
        }
        parser.getEvent();
        return new Node.Items(place, Collections.unmodifiableList(nodes));
    }

    private Node fields(Place place, int depth) {
        Map<String, Node.Field> byKey = new LinkedHashMap<>();
        while (!parser.checkEvent(Event.ID.MappingEnd)) {
            if (!(node(depth + 1) instanceof Node.Text key)) {
                throw refused(place, "a key must be a word");
            }
            Node.Field field = new Node.Field(key, node(depth + 1));
            Node.Field earlier = byKey.putIfAbsent(key.value(), field);
            if (earlier != null) {
                int line = earlier.key().place().line();
                problems.add(key.place(), "the key " + Words.quote(key.value()) + " is already given in line " + line);
            }
        }
        parser.getEvent();
        return new Node.Fields(place, Collections.unmodifiableMap(byKey));
    }

    /** The parser takes very long over a very long word. */
    private static void refuseLongLines(String file, String text) {
        int start = 0;
        while (text.length() - start > MAX_LINE) {
            int end = text.indexOf('\n', start);
            if (end < 0 || end - start > MAX_LINE) {
                throw refused(Place.at(file, text, start), "this line is longer than " + MAX_LINE + " characters");
            }
            start = end + 1;
        }
    }

    private static void refuseAnchors(Event event, Place place) {
        if (event instanceof AliasEvent alias) {
            throw refused(
                    place, "the alias " + Words.quote("*" + alias.getAnchor()) + " is not supported; write it out");
        }
        if (event instanceof NodeEvent node && node.getAnchor() != null) {
            throw refused(
                    place, "the anchor " + Words.quote("&" + node.getAnchor()) + " is not supported; write it out");
        }
    }

    private static void refuseTag(String tag, Place place) {
        if (tag != null) {
            throw refused(place, "the tag " + Words.quote(tag) + " is not supported; leave it out");
        }
    }

    private Place place(Event event) {
        return place(file, event.getStartMark());
    }

    private static Place place(String file, Mark mark) {
        return new Place(file, mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static ContentProblems refused(Place place, String message) {
        return ContentProblems.of(place.problem(message));
    }
}
