package arbiter.server.table;

import arbiter.server.store.Member;
import arbiter.server.store.Person;
import arbiter.server.store.Role;
import arbiter.server.store.Secret;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One table with its rules running. Members are named by their ids at the table; whoever is none, or may not do what is
 * asked, is refused with {@link Refusal}. All methods may be called by any thread.
 */
public final class HostedTable {

    private static final Logger LOG = LoggerFactory.getLogger(HostedTable.class);

    /** Between two portions of the machine's answers others get their turn. */
    private static final long BETWEEN_PORTIONS = 20;

    /** What another process left for the machine to answer, it answers itself unless it has gone. */
    private static final long AFTER_OTHERS = 2000;

    private final String id;
    private final Host host;
    private final Desk desk;
    private final Watchers watchers;
    private final Looking looking;
    private final People people;
    private final Seats seats;
    private final Object lock = new Object();
    private boolean closed;
    private boolean machineComes;
    private long used = System.nanoTime();

    HostedTable(String id, Host host) {
        this.id = id;
        this.host = host;
        this.desk = new Desk(id, host);
        this.watchers = new Watchers(host.store().records());
        this.looking = new Looking(host.store().records());
        this.people = new People(id, host.store(), desk);
        this.seats = new Seats(people, lock, this::scene, this::tellOfPeople);
        synchronized (lock) {
            machineSoon(scene(), 0);
        }
    }

    private Scene scene() {
        if (closed) {
            throw new Refusal(Refusal.Code.NOT_FOUND, "this table is closed; open it again");
        }
        used = System.nanoTime();
        return desk.scene();
    }

    public String id() {
        return id;
    }

    /** Its people: who may do what, and who sits here as what. */
    public Seats seats() {
        return seats;
    }

    /** The seat of that person, unless they left. */
    public Optional<Member> memberOf(String person) {
        synchronized (lock) {
            return scene().seating().members().stream()
                    .filter(member -> member.person().equals(person) && member.role() != Role.GONE)
                    .findFirst();
        }
    }

    /** Title, game, options, members, the member's role, and the commitments to the dice. */
    public ObjectNode about(String member) {
        synchronized (lock) {
            Scene scene = scene();
            ObjectNode about = scene.table()
                    .put("role", scene.seating().member(member).role().word());
            about.set("members", scene.people());
            return about;
        }
    }

    /** Carries out a command of the protocol; durable when this returns, done once however often it is sent. */
    public Ack command(String member, String key, long number, JsonNode command) {
        if (key == null || key.isEmpty() || key.length() > 64) {
            throw new Refusal(Refusal.Code.MALFORMED, "a key has 1 to 64 characters", "key");
        }
        synchronized (lock) {
            Scene scene = scene();
            scene.seating().member(member);
            if (!scene.sitting().sent().contains(member, key)) {
                carryOut(new Ordered(member, number, command), member, key);
            }
            Scene now = scene();
            return new Ack(key, now.sitting().log().number(now.sight(member)));
        }
    }

    private void carryOut(Doing doing, String member, String key) {
        try {
            desk.carryOut(doing, member, key);
        } catch (Refusal refusal) {
            if (refusal.code() == Refusal.Code.OVERTAKEN) {
                watchers.tell(scene());
            }
            throw refusal;
        }
        watchers.tell(scene());
        machineSoon(scene(), 0);
    }

    /** Tells the watcher everything from now on, the welcome first; a known stream goes on after that number. */
    public Watch watch(String member, Optional<String> stream, long number, Watcher watcher) {
        synchronized (lock) {
            Scene scene = scene();
            return watchers.add(scene, scene.seating().member(member), stream, number, watcher, lock);
        }
    }

    /** What the socket would say first. */
    public ObjectNode welcome(String member) {
        synchronized (lock) {
            return looking.welcome(scene(), member);
        }
    }

    /** What another member sees, or an onlooker; of the log only what the gamemaster may read, too. */
    public ObjectNode welcomeAs(String gamemaster, String other) {
        synchronized (lock) {
            Scene scene = scene();
            people.checkGamemaster(gamemaster);
            return looking.welcomeAs(scene, gamemaster, other);
        }
    }

    /** {@code {"first", "number", "log"}}: up to 1000 items from that number on, counted from 1. */
    public ObjectNode log(String member, long from, int count) {
        synchronized (lock) {
            return looking.log(scene(), member, from, count);
        }
    }

    /** {@code {"number", "view", "ending"}} as it was after that item of the log; 0 is before the first. */
    public ObjectNode replay(String member, long number) {
        return later(scene -> looking.replay(scene, member, number));
    }

    /** The odds of what is asked for, as the protocol has them. */
    public ObjectNode preview(String member, JsonNode asked) {
        return later(scene -> looking.preview(scene, member, asked));
    }

    /** Makes something ready under the lock and works it out without, because that may take a while. */
    private ObjectNode later(Function<Scene, Supplier<ObjectNode>> ready) {
        Supplier<ObjectNode> work;
        synchronized (lock) {
            work = ready.apply(scene());
        }
        return work.get();
    }

    /** The whole table as one JSON text; for the gamemaster, or for whoever plays alone. */
    public String export(String member) {
        synchronized (lock) {
            Seating seating = scene().seating();
            if (seating.member(member).role() == Role.SPECTATOR
                    || !seating.concerned(member).isEmpty()) {
                people.checkGamemaster(member);
            }
            return TableFile.write(scene(), host.loading().all(id));
        }
    }

    /** Seats somebody who was invited; units that are not there (any more) are passed over. */
    public Member join(Person person, Role role, List<String> units) {
        synchronized (lock) {
            boolean comes = memberOf(person.id()).isEmpty();
            Member member = people.seat(person, role);
            carryOut(new Joined(member, units, comes), member.id(), "join " + Secret.id());
            return member;
        }
    }

    /** Reads anew who sits here and what the table is called, and tells everybody. */
    void tellOfPeople() {
        synchronized (lock) {
            desk.refresh();
            watchers.tell(scene());
            machineSoon(scene(), 0);
        }
    }

    /** Another process has written records up to that one. */
    void heard(long seq) {
        synchronized (lock) {
            if (!closed) {
                desk.catchUp(seq);
                watchers.tell(scene());
                machineSoon(scene(), AFTER_OTHERS);
            }
        }
    }

    private void machineSoon(Scene scene, long milliseconds) {
        if (!machineComes && ByMachine.isAsked(scene)) {
            try {
                host.later().schedule(this::machine, milliseconds, TimeUnit.MILLISECONDS);
                machineComes = true;
            } catch (RejectedExecutionException closing) {
                LOG.debug("Table {} is left to the next process", id);
            }
        }
    }

    private void machine() {
        synchronized (lock) {
            machineComes = false;
            if (closed) {
                return;
            }
            try {
                desk.carryOut(new ByMachine(), "", "machine " + Secret.id());
                watchers.tell(scene());
                machineSoon(scene(), BETWEEN_PORTIONS);
            } catch (RuntimeException failed) {
                desk.forget();
                LOG.error("The machine cannot go on at table {}", id, failed);
            }
        }
    }

    /** Whether nobody watches and nobody has asked for anything for so long. */
    boolean idleFor(long nanoseconds) {
        synchronized (lock) {
            return watchers.isEmpty() && !machineComes && System.nanoTime() - used > nanoseconds;
        }
    }

    void close(int code, String reason) {
        synchronized (lock) {
            closed = true;
            watchers.dismissAll(code, reason);
        }
    }
}
