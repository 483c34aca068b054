package arbiter.content.catalogue;

import arbiter.content.Words;
import arbiter.content.yaml.Node;
import java.util.List;

/** What a homebrew pack says about itself in its {@code pack.yaml}. */
public record Manifest(String id, String name, String version, String game, String description, List<Node> replaces) {

    public Manifest {
        if (!Words.isId(id)) {
            throw new IllegalArgumentException(Words.quote(id) + " is not an id; use small letters, digits and dashes");
        }
    }
}
