package arbiter.server.table.loaded;

import arbiter.server.shared.Recent;
import java.util.Map;
import java.util.Optional;

/** The latest commands that were carried out, so that most repetitions are known without asking the store. */
public final class RecentCommands {

    private static final int KEPT = 128;

    private final Map<String, CommandPrint> keys = new Recent<>(KEPT);

    private String last = "";

    public static String name(String member, String key) {
        return member + " " + key;
    }

    /** The latest of all. */
    public String last() {
        return last;
    }

    public void add(String member, String key, CommandPrint print) {
        last = name(member, key);
        keys.put(last, print);
    }

    /** What was sent under that key, if it is known that something was. */
    public Optional<CommandPrint> find(String member, String key) {
        return Optional.ofNullable(keys.get(name(member, key)));
    }
}
