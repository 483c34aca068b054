package arbiter.server.table;

import arbiter.server.store.Member;
import arbiter.server.store.Person;
import arbiter.server.store.Role;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/**
 * One table with its rules running. Members are named by their ids at the table; whoever is none, or may not do what is
 * asked, is refused with {@link Refusal}. All methods may be called by any thread.
 */
public final class HostedTable {

    public String id() {
        throw new UnsupportedOperationException();
    }

    /** The seat of that person, unless they left. */
    public Optional<Member> memberOf(String person) {
        throw new UnsupportedOperationException();
    }

    /** Title, game, options, members, the member's role, and the commitments to the dice. */
    public ObjectNode about(String member) {
        throw new UnsupportedOperationException();
    }

    /** Carries out a command of the protocol; durable when this returns, done once however often it is sent. */
    public Ack command(String member, String key, long number, JsonNode command) {
        throw new UnsupportedOperationException();
    }

    /** Tells the watcher everything from now on, the welcome first; a known stream goes on after that number. */
    public Watch watch(String member, Optional<String> stream, long number, Watcher watcher) {
        throw new UnsupportedOperationException();
    }

    /** What the socket would say first. */
    public ObjectNode welcome(String member) {
        throw new UnsupportedOperationException();
    }

    /** {@code {"first", "number", "log"}}: so many items from that number on, counted from 1. */
    public ObjectNode log(String member, long from, int count) {
        throw new UnsupportedOperationException();
    }

    /** {@code {"number", "view", "ending"}} as it was after that item of the log. */
    public ObjectNode replay(String member, long number) {
        throw new UnsupportedOperationException();
    }

    /** The odds of what is asked for, as the protocol has them. */
    public ObjectNode preview(String member, JsonNode asked) {
        throw new UnsupportedOperationException();
    }

    /** The whole table as one JSON text; for the gamemaster, or for whoever plays alone. */
    public String export(String member) {
        throw new UnsupportedOperationException();
    }

    /** Seats somebody who was invited; units that are not there (any more) are passed over. */
    public Member join(Person person, Role role, List<String> units) {
        throw new UnsupportedOperationException();
    }

    /** Gives a member another role, by the gamemaster. */
    public void setRole(String by, String member, Role role) {
        throw new UnsupportedOperationException();
    }

    /** Takes a member's seat away, by the gamemaster or oneself; their watchers are closed with 4003. */
    public void remove(String by, String member) {
        throw new UnsupportedOperationException();
    }

    /** Another title, by the gamemaster. */
    public void retitle(String by, String title) {
        throw new UnsupportedOperationException();
    }

    /** Refuses unless the member is a gamemaster of this table. */
    public void checkGamemaster(String member) {
        throw new UnsupportedOperationException();
    }
}
