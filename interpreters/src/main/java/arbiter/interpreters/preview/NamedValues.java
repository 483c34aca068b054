package arbiter.interpreters.preview;

import java.util.Map;

/**
 * The hash of facts and numbers by their names, in the order of the names. The one that maps have is the same wherever
 * one number is as much larger as another is smaller, as with wounds and strain.
 */
final class NamedValues {

    static final int SPREAD = 0x9E3779B1;

    private NamedValues() {}

    /** Of a map that is in the order of its names, or empty. */
    static int hash(Map<String, ?> values) {
        int hash = 0;
        for (Map.Entry<String, ?> value : values.entrySet()) {
            hash = (31 * hash + value.getKey().hashCode()) * SPREAD
                    + value.getValue().hashCode();
        }
        return hash;
    }
}
