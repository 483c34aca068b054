package arbiter.content.yaml;

import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.nodes.CollectionNode;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/** A value in the text of a file: from where to where it stands, and what it is made of. */
record Passage(Form form, int start, int end, int column, List<Piece> pieces) {

    /** How a value is written. */
    enum Form {
        PLAIN,
        QUOTED,
        LINES,
        FLOW_MAP,
        FLOW_LIST,
        BLOCK_MAP,
        BLOCK_LIST;

        boolean isMap() {
            return this == FLOW_MAP || this == BLOCK_MAP;
        }

        boolean isList() {
            return this == FLOW_LIST || this == BLOCK_LIST;
        }

        boolean isFlow() {
            return this == FLOW_MAP || this == FLOW_LIST;
        }

        boolean isBlock() {
            return this == BLOCK_MAP || this == BLOCK_LIST;
        }
    }

    /** A key with its value, or an item of a list, which has no key; it begins with its key or its dash. */
    record Piece(int start, String key, int keyEnd, Passage value) {

        /** Where it ends, without a comment behind it. */
        int end() {
            return value.end;
        }
    }

    static Passage of(String text) {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Source.MAX_BYTES);
        org.yaml.snakeyaml.nodes.Node root =
                new Composer(new ParserImpl(new StreamReader(text), options), new Resolver(), options).getSingleNode();
        return of(text, root);
    }

    private static Passage of(String text, org.yaml.snakeyaml.nodes.Node node) {
        int start = text.offsetByCodePoints(0, node.getStartMark().getIndex());
        int end = text.offsetByCodePoints(0, node.getEndMark().getIndex());
        int column = node.getStartMark().getColumn();
        if (node instanceof ScalarNode scalar) {
            boolean lines = scalar.getScalarStyle() == DumperOptions.ScalarStyle.LITERAL
                    || scalar.getScalarStyle() == DumperOptions.ScalarStyle.FOLDED;
            Form form = lines ? Form.LINES : scalar.isPlain() ? Form.PLAIN : Form.QUOTED;
            return new Passage(form, start, lines ? withoutBlanks(text, start, end) : end, column, List.of());
        }
        boolean flow = ((CollectionNode<?>) node).getFlowStyle() == DumperOptions.FlowStyle.FLOW;
        List<Piece> pieces = node instanceof MappingNode map ? keys(text, map) : items(text, (SequenceNode) node, flow);
        Form form = node instanceof MappingNode
                ? flow ? Form.FLOW_MAP : Form.BLOCK_MAP
                : flow ? Form.FLOW_LIST : Form.BLOCK_LIST;
        int last = flow ? end : lineEnd(text, pieces.get(pieces.size() - 1).end());
        return new Passage(form, start, last, column, pieces);
    }

    private static List<Piece> keys(String text, MappingNode map) {
        List<Piece> pieces = new ArrayList<>();
        for (NodeTuple tuple : map.getValue()) {
            Passage key = of(text, tuple.getKeyNode());
            String word = ((ScalarNode) tuple.getKeyNode()).getValue();
            pieces.add(new Piece(key.start, word, key.end, of(text, tuple.getValueNode())));
        }
        return pieces;
    }

    private static List<Piece> items(String text, SequenceNode list, boolean flow) {
        List<Piece> pieces = new ArrayList<>();
        int from = text.offsetByCodePoints(0, list.getStartMark().getIndex());
        for (org.yaml.snakeyaml.nodes.Node item : list.getValue()) {
            Passage value = of(text, item);
            int start = flow ? value.start : pastComments(text, from);
            pieces.add(new Piece(start, "", start, value));
            from = value.end;
        }
        return pieces;
    }

    /** The first place from there on that is neither blank nor a comment. */
    private static int pastComments(String text, int from) {
        int at = from;
        while (at < text.length()) {
            if (text.charAt(at) == '#') {
                at = lineEnd(text, at);
            } else if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else {
                return at;
            }
        }
        return at;
    }

    static int lineEnd(String text, int from) {
        int end = text.indexOf('\n', from);
        int stop = end < 0 ? text.length() : end;
        return stop > from && text.charAt(stop - 1) == '\r' ? stop - 1 : stop;
    }

    private static int withoutBlanks(String text, int start, int end) {
        int last = end;
        while (last > start && Character.isWhitespace(text.charAt(last - 1))) {
            last--;
        }
        return last;
    }
}
