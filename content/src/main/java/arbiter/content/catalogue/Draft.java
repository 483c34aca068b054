package arbiter.content.catalogue;

import arbiter.content.Place;
import arbiter.content.yaml.Node;
import java.util.Optional;

/** An entry of a file on its way to become an object; others may refer to it before it is one. */
final class Draft {

    enum Stage {
        WAITING,
        UNDER_WAY,
        DONE
    }

    private final Kind<?> kind;
    private final String id;
    private final Node node;
    private Stage stage = Stage.WAITING;
    private Optional<Entry> entry = Optional.empty();

    Draft(Kind<?> kind, String id, Node node) {
        this.kind = kind;
        this.id = id;
        this.node = node;
    }

    Kind<?> kind() {
        return kind;
    }

    String id() {
        return id;
    }

    Node node() {
        return node;
    }

    Place place() {
        return node.place();
    }

    Stage stage() {
        return stage;
    }

    void begin() {
        stage = Stage.UNDER_WAY;
    }

    void end(Optional<Entry> result) {
        stage = Stage.DONE;
        entry = result;
    }

    /** The finished entry; empty before that, and for good if the file has problems. */
    Optional<Entry> entry() {
        return entry;
    }
}
