package arbiter.content.yaml;

import arbiter.content.Problems;
import java.lang.reflect.Type;
import java.util.Optional;

/** Finds the things that files name by id instead of spelling them out. */
public interface References {

    /** No type is named by id. */
    static References none() {
        return new References() {
            @Override
            public boolean covers(Type type) {
                return false;
            }

            @Override
            public Optional<Object> find(Node node, Type type, Problems problems) {
                return Optional.empty();
            }

            @Override
            public String id(Object thing) {
                throw new IllegalArgumentException("nothing is named by id here");
            }
        };
    }

    /** Whether values of this type are named by id. */
    boolean covers(Type type);

    /** The thing that the node names; empty after reporting why not. */
    Optional<Object> find(Node node, Type type, Problems problems);

    /** The id by which files name the thing. */
    String id(Object thing);
}
