package arbiter.server.table;

import arbiter.kernel.Decider;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Seating;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Who may call for the attention of whom: people at the table for somebody they wait for and who is there, not more
 * often than is kind. Nothing of it is kept. Called under the table's lock.
 */
final class Nudges {

    /** Nobody is called again before so many seconds have passed, whoever calls. */
    static final long SECONDS_APART = 20;

    private final LongSupplier nanos;
    private final Map<String, Long> last = new HashMap<>();

    Nudges(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Counts a call by one member for another, or says why it is not made. */
    void check(SeatedTable seated, String by, String member) {
        Member caller = seated.seating().member(by);
        Member called = seated.seating()
                .present(member)
                .orElseThrow(() ->
                        new RequestRefused(RequestRefused.Code.NOT_FOUND, "nobody of that id sits here", "member"));
        if (caller.role() == Role.SPECTATOR || by.equals(member) || !isWaitedFor(seated, caller, called)) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_ALLOWED, called.name() + " is not being waited for", "member");
        }
        if (!seated.here().contains(member)) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_OPEN, called.name() + " does not have the table open", "member");
        }
        long now = nanos.getAsLong();
        Long before = last.get(member);
        if (before != null && now - before < TimeUnit.SECONDS.toNanos(SECONDS_APART)) {
            long passed = TimeUnit.NANOSECONDS.toSeconds(now - before);
            throw RequestRefused.tooFast("nudges", SECONDS_APART - passed);
        }
        last.put(member, now);
    }

    /** Somebody was called at another process. */
    void heard(String member) {
        last.put(member, nanos.getAsLong());
    }

    /** As far as the caller may know: in the lobby whoever is not ready, in the fight whoever decides. */
    private static boolean isWaitedFor(SeatedTable seated, Member caller, Member called) {
        LoadedTable<?> loaded = seated.loaded();
        if (!loaded.table().begun()) {
            return called.role() != Role.SPECTATOR && !loaded.lobby().isReady(called.id());
        }
        return loaded.table().waitingFor(seated.seating().sight(caller).viewer()).stream()
                .anyMatch(decider -> decides(seated.seating(), decider, called));
    }

    private static boolean decides(Seating seating, Decider decider, Member member) {
        String seat = decider.isGamemaster() ? Seating.GAMEMASTER : seating.seat(decider.id());
        return seat.equals(Seating.GAMEMASTER) ? member.role() == Role.GAMEMASTER : seat.equals(member.id());
    }
}
