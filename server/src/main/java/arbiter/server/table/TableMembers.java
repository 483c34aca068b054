package arbiter.server.table;

import arbiter.server.store.Invite;
import arbiter.server.store.Role;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The people of a hosted table: who may do what, and who sits there as what. All methods may be called by any thread. */
public final class TableMembers {

    private final MemberRules people;
    private final Object lock;
    private final Runnable open;
    private final Runnable told;

    /** Under the table's lock; {@code open} refuses once the table is closed, {@code told} says that somebody changed. */
    TableMembers(MemberRules people, Object lock, Runnable open, Runnable told) {
        this.people = people;
        this.lock = lock;
        this.open = open;
        this.told = told;
    }

    /** Gives a member another role, by the gamemaster. */
    public void setRole(String by, String member, Role role) {
        change(() -> people.setRole(by, member, role));
    }

    /** Takes a member's seat away, by the gamemaster or oneself; their watchers are closed with 4003. */
    public void remove(String by, String member) {
        change(() -> people.remove(by, member));
    }

    /** Another title, by the gamemaster. */
    public void retitle(String by, String title) {
        change(() -> people.retitle(by, title));
    }

    /** Refuses unless the member is a gamemaster of this table. */
    public void checkGamemaster(String member) {
        check(() -> people.checkGamemaster(member));
    }

    /** Refuses unless the member is a gamemaster or, where there is none, the first who sits here. */
    public void checkHost(String member) {
        check(() -> people.checkHost(member));
    }

    /** Refuses an invite that goes beyond what the member leads and sees. */
    public void checkInvite(String member, Role role, List<String> units) {
        check(() -> people.checkInvite(member, role, units));
    }

    /** What somebody is told who was invited. */
    public ObjectNode invitation(Invite invite) {
        synchronized (lock) {
            open.run();
            return people.invitation(invite);
        }
    }

    private void change(Runnable change) {
        synchronized (lock) {
            open.run();
            change.run();
            told.run();
        }
    }

    private void check(Runnable check) {
        synchronized (lock) {
            open.run();
            check.run();
        }
    }
}
