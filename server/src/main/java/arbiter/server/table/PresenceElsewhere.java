package arbiter.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Who has a table open at other processes, by what those say: each says it when somebody comes or goes and every few
 * seconds, and whoever has not been heard of for a while counts as gone. Called under the table's lock.
 */
final class PresenceElsewhere {

    /** So often a process says who is there. */
    static final long SAID_EVERY_SECONDS = 10;

    private static final long BELIEVED_SECONDS = 25;

    /** What a process said last, and when. */
    private record Said(Set<String> members, long at) {}

    private final LongSupplier nanos;
    private final Map<String, Said> byProcess = new HashMap<>();

    PresenceElsewhere(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Takes over who is there; whether that process was not known before. */
    boolean hear(String process, Set<String> members) {
        if (members.isEmpty()) {
            byProcess.remove(process);
            return false;
        }
        return byProcess.put(process, new Said(members, nanos.getAsLong())) == null;
    }

    /** Everybody who is there. */
    Set<String> here() {
        long now = nanos.getAsLong();
        byProcess.values().removeIf(said -> now - said.at() > TimeUnit.SECONDS.toNanos(BELIEVED_SECONDS));
        Set<String> here = new TreeSet<>();
        byProcess.values().forEach(said -> here.addAll(said.members()));
        return here;
    }
}
