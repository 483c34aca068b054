package arbiter.server.table;

import java.util.LinkedHashMap;
import java.util.Map;

/** The latest commands that were carried out, so that most repetitions are known without asking the store. */
final class Sent {

    private static final int KEPT = 128;

    private final Map<String, Boolean> keys = new LinkedHashMap<>() {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > KEPT;
        }
    };

    private String last = "";

    static String name(String member, String key) {
        return member + " " + key;
    }

    /** The latest of all. */
    String last() {
        return last;
    }

    void add(String member, String key) {
        last = name(member, key);
        keys.put(last, true);
    }

    boolean contains(String member, String key) {
        return keys.containsKey(name(member, key));
    }
}
