package arbiter.server.store;

import java.util.List;

/**
 * An invitation: what it makes of whoever accepts it, which units they are given, until when (milliseconds), for how many
 * people it is, how many have accepted it, and which member made it (empty where that is not known).
 */
public record Invite(
        String id,
        String table,
        Role role,
        List<String> units,
        long expires,
        boolean revoked,
        int seats,
        int uses,
        String inviter) {

    public boolean openAt(long time) {
        return !revoked && time < expires && !isUsedUp();
    }

    public boolean isUsedUp() {
        return uses >= seats;
    }
}
