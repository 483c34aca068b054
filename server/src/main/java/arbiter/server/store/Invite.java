package arbiter.server.store;

import java.util.List;

/** An open invitation: what it makes of whoever accepts it, until when (milliseconds), and how often it was accepted. */
public record Invite(String id, String table, Role role, List<String> units, long expires, boolean revoked, int uses) {

    public boolean openAt(long time) {
        return !revoked && time < expires;
    }
}
