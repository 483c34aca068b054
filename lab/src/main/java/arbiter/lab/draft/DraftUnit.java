package arbiter.lab.draft;

import arbiter.content.yaml.Node;
import java.util.Optional;

/** A unit of an encounter as its file writes it, with what it is called there. */
public record DraftUnit(String id, Node node) {

    /** What its sheet comes from: an entry, a file, or lines of its own. */
    private static final String[] SOURCES = {"from", "character", "sheet"};

    public String name() {
        return value("name").orElse(id);
    }

    public String side() {
        return value("side").orElse(id);
    }

    public Optional<String> value(String key) {
        return node.get(key).filter(Node.Text.class::isInstance).map(Node::text);
    }

    /** Whether both are the same thing in the same state, apart from where they stand and what they are called. */
    public boolean isLike(DraftUnit other) {
        if (!side().equals(other.side())) {
            return false;
        }
        for (String key : new String[] {"from", "character", "sheet", "now", "parts", "edits", "conditions"}) {
            Optional<Node> mine = node.get(key);
            Optional<Node> theirs = other.node.get(key);
            boolean same = mine.isPresent() ? theirs.isPresent() && mine.get().says(theirs.get()) : theirs.isEmpty();
            if (!same) {
                return false;
            }
        }
        return true;
    }

    /** Whether its file says what it is, so that it could be something else. */
    public boolean hasSource() {
        for (String key : SOURCES) {
            if (node.get(key).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
