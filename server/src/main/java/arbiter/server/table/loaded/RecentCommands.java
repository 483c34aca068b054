package arbiter.server.table.loaded;

import arbiter.server.shared.Recent;
import java.util.Map;

/** The latest commands that were carried out, so that most repetitions are known without asking the store. */
public final class RecentCommands {

    private static final int KEPT = 128;

    private final Map<String, Boolean> keys = new Recent<>(KEPT);

    private String last = "";

    public static String name(String member, String key) {
        return member + " " + key;
    }

    /** The latest of all. */
    public String last() {
        return last;
    }

    public void add(String member, String key) {
        last = name(member, key);
        keys.put(last, true);
    }

    public boolean contains(String member, String key) {
        return keys.containsKey(name(member, key));
    }
}
