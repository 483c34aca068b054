package arbiter.server.table;

import arbiter.server.shared.CommandKey;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Invite;
import arbiter.server.store.Member;
import arbiter.server.store.Person;
import arbiter.server.store.Role;
import arbiter.server.store.StoredImage;
import arbiter.server.store.Word;
import arbiter.server.table.loaded.CommandPrint;
import arbiter.server.table.loaded.Seating;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One table with its rules running. Members are named by their ids at the table; whoever is none, or may not do what is
 * asked, is refused with {@link RequestRefused}. All methods may be called by any thread.
 */
public final class HostedTable {

    private static final Logger LOG = LoggerFactory.getLogger(HostedTable.class);

    /** Between two portions of the machine's answers others get their turn. */
    private static final long BETWEEN_PORTIONS = 20;

    /** What another process left for the machine to answer, it answers itself unless it has gone. */
    private static final long AFTER_OTHERS = 2000;

    /** Whoever only loads the page anew was never away. */
    private static final long BEFORE_AWAY = 1500;

    private final String id;
    private final Host host;
    private final StoredTableSession session;
    private final Watchers watchers;
    private final TableQueries queries;
    private final Nudges nudges = new Nudges(System::nanoTime);
    private final PresenceElsewhere elsewhere = new PresenceElsewhere(System::nanoTime);
    private final MemberRules people;
    private final TableMembers seats;
    private final TableImages images;
    private final MachineThinking thinking = new MachineThinking();
    private final Object lock = new Object();
    private boolean closed;
    private boolean machineComes;
    private boolean leaving;
    private long used = System.nanoTime();

    HostedTable(String id, Host host) {
        this.id = id;
        this.host = host;
        this.session = new StoredTableSession(id, host);
        this.watchers = new Watchers(host.store().records());
        this.queries = new TableQueries(host.store().records());
        this.people = new MemberRules(id, host.store(), session);
        this.seats = new TableMembers(people, lock, this::seated, this::tellOfPeople);
        this.images = new TableImages(id, host.store().images(), lock, this::seated);
        synchronized (lock) {
            machineSoon(seated(), 0);
        }
    }

    private SeatedTable seated() {
        if (closed) {
            throw new RequestRefused(RequestRefused.Code.NOT_FOUND, "this table is closed; open it again");
        }
        used = System.nanoTime();
        return session.seated().with(here());
    }

    public String id() {
        return id;
    }

    /** Everybody who has the table open, at this process or another. */
    private Set<String> here() {
        Set<String> here = watchers.here();
        here.addAll(elsewhere.here());
        return here;
    }

    /** Its people: who may do what, and who sits here as what. */
    public TableMembers seats() {
        return seats;
    }

    /** Its images: portraits and backdrops. */
    public TableImages images() {
        return images;
    }

    /** The seat of that person, unless they left. */
    public Optional<Member> memberOf(String person) {
        synchronized (lock) {
            return seated().seating().members().stream()
                    .filter(member -> member.person().equals(person) && member.role() != Role.GONE)
                    .findFirst();
        }
    }

    /** Title, game, options, members, the member's role, and the commitments to the dice. */
    public ObjectNode about(String member) {
        synchronized (lock) {
            SeatedTable seated = seated();
            ObjectNode about = seated.table()
                    .put("role", seated.seating().member(member).role().word());
            about.set("members", seated.people());
            return about;
        }
    }

    /** Carries out a command of the protocol; durable when this returns, done once however often it is sent. */
    public Ack command(String member, String key, long number, JsonNode command) {
        CommandKey.check(key, "key");
        CommandPrint print = CommandPrint.of(command);
        synchronized (lock) {
            SeatedTable seated = seated();
            seated.seating().member(member);
            Optional<CommandPrint> earlier = seated.loaded().sent().find(member, key);
            if (earlier.isPresent()) {
                print.checkSame(earlier.get());
            } else {
                carryOut(CommandReader.read(command), new Sending(member, key, print), number);
            }
            SeatedTable now = seated();
            return new Ack(key, now.loaded().log().number(now.sight(member)));
        }
    }

    private void carryOut(Command command, Sending sending, long number) {
        String member = sending.member();
        if (command instanceof Command.Portrait portrait) {
            portrait.image().ifPresent(image -> images.find(member, image));
        } else if (command instanceof Command.Backdrop backdrop) {
            backdrop.image().ifPresent(image -> images.find(member, image));
        }
        if (command instanceof Command.Nudge nudge) {
            nudges.check(seated(), member, nudge.member());
            watchers.nudge(nudge.member(), member);
            say("nudge " + nudge.member() + " " + member);
        } else {
            carryOut(new MemberCommand(member, number, command), sending);
        }
    }

    private void carryOut(TableAction action, Sending sending) {
        try {
            session.carryOut(action, sending);
        } catch (RequestRefused refusal) {
            if (refusal.code() == RequestRefused.Code.OVERTAKEN) {
                watchers.tell(seated());
            }
            throw refusal;
        }
        watchers.tell(seated());
        machineSoon(seated(), 0);
    }

    /** Tells the watcher everything from now on, the welcome first; a known stream goes on after that number. */
    public Watch watch(String member, Optional<String> stream, long number, Watcher watcher) {
        synchronized (lock) {
            if (stream.isPresent() && number > seated().loaded().log().number(seated().sight(member))) {
                session.catchUp(Long.MAX_VALUE); // another process told them more than this one has heard of
            }
            SeatedTable seated = seated();
            Member comes = seated.seating().member(member);
            boolean isNew = !seated.here().contains(member);
            Set<String> here = here();
            here.add(member);
            Runnable end = watchers.add(seated.with(here), comes, stream, number, watcher);
            if (isNew) {
                watchers.tell(seated());
            }
            sayWhoIsHere();
            return () -> leave(member, end);
        }
    }

    /** A socket may close while others are being told something, so that they are told of it afterwards. */
    private void leave(String member, Runnable end) {
        synchronized (lock) {
            end.run();
            if (!closed && !leaving && !watchers.here().contains(member)) {
                try {
                    host.later().schedule(this::tellWhoIsHere, BEFORE_AWAY, TimeUnit.MILLISECONDS);
                    leaving = true;
                } catch (RejectedExecutionException closing) {
                    LOG.debug("Nobody at table {} is told any more who left", id);
                }
            }
        }
    }

    private void tellWhoIsHere() {
        synchronized (lock) {
            leaving = false;
            if (!closed) {
                sayWhoIsHere();
            }
            if (!closed && !watchers.isEmpty()) {
                watchers.tell(seated());
            }
        }
    }

    private void sayWhoIsHere() {
        say("here " + String.join(",", watchers.here()));
    }

    /** To other processes, when there is time for it; what is lost is said again soon. */
    private void say(String text) {
        try {
            host.later().execute(() -> sayNow(text));
        } catch (RejectedExecutionException closing) {
            LOG.debug("Other processes are not told of table {} any more", id);
        }
    }

    private void sayNow(String text) {
        try {
            host.store().say(id, text);
        } catch (RequestRefused away) {
            LOG.debug("Other processes are not told of table {}: {}", id, away.getMessage());
        }
    }

    /** Says again who is here, and forgets those at processes that say nothing any more. */
    void refreshPresence() {
        synchronized (lock) {
            if (!closed && !watchers.isEmpty()) {
                sayWhoIsHere();
                watchers.tell(seated());
            }
        }
    }

    /** Another process says who is there, or calls for somebody. */
    void heard(Word word) {
        String[] parts = word.text().split(" ", 3);
        synchronized (lock) {
            if (closed) {
                return;
            }
            if (parts[0].equals("nudge")) {
                nudges.heard(parts[1]);
                watchers.nudge(parts[1], parts[2]);
                return;
            }
            boolean isNew = elsewhere.hear(word.process(), parts[1].isEmpty() ? Set.of() : Set.of(parts[1].split(",")));
            if (!watchers.isEmpty()) {
                watchers.tell(seated());
                if (isNew) {
                    sayWhoIsHere(); // whoever comes does not know of those who were here before
                }
            }
        }
    }

    /** What the socket would say first. */
    public ObjectNode welcome(String member) {
        synchronized (lock) {
            return queries.welcome(seated(), member);
        }
    }

    /** What another member sees, or an onlooker; of the log only what the gamemaster may read, too. */
    public ObjectNode welcomeAs(String gamemaster, String other) {
        synchronized (lock) {
            SeatedTable seated = seated();
            people.checkGamemaster(gamemaster);
            return queries.welcomeAs(seated, gamemaster, other);
        }
    }

    /** {@code {"first", "number", "log"}}: up to 1000 items from that number on, counted from 1. */
    public ObjectNode log(String member, long from, int count) {
        synchronized (lock) {
            return queries.log(seated(), member, from, count);
        }
    }

    /** {@code {"number", "view", "ending"}} as it was after that item of the log; 0 is before the first. */
    public ObjectNode replay(String member, long number) {
        return later(seated -> queries.replay(seated, member, number));
    }

    /** {@code {"first", "number", "start", "change", "pictures"}}: what up to so many items changed for that member. */
    public ObjectNode pictures(String member, long from, int count) {
        return later(seated -> queries.pictures(seated, member, from, count));
    }

    /** {@code {"number", "details", "units"}}: what that member knew of everybody's sheet just after that item. */
    public ObjectNode sheets(String member, long number) {
        return later(seated -> queries.sheets(seated, member, number));
    }

    /** {@code {"sides"}}: how the dice of each side fell, against what such dice come to. */
    public ObjectNode luck(String member) {
        return later(seated -> queries.luck(seated, member));
    }

    /** {@code {"edits"}}: what the gamemaster can change on a unit or, without one, on the table. */
    public ObjectNode edits(String member, Optional<String> unit) {
        synchronized (lock) {
            SeatedTable seated = seated();
            people.checkGamemaster(member);
            return queries.edits(seated.loaded(), unit);
        }
    }

    /** {@code {"requests"}}: what would be asked of the same person after an answer, before anything happens. */
    public ObjectNode following(String member, JsonNode answer) {
        synchronized (lock) {
            return queries.following(seated(), member, answer);
        }
    }

    /** {@code {"area"}}: what a freely chosen place would strike, or with {@code why} why it cannot be chosen. */
    public ObjectNode area(String member, String request, String place) {
        synchronized (lock) {
            return queries.area(seated(), member, request, place);
        }
    }

    /** The odds of what is asked for, as the protocol has them. */
    public ObjectNode preview(String member, JsonNode asked) {
        return later(seated -> queries.preview(seated, member, asked));
    }

    /** Makes something ready under the lock and works it out without, because that may take a while. */
    private ObjectNode later(Function<SeatedTable, Supplier<ObjectNode>> ready) {
        Supplier<ObjectNode> work;
        synchronized (lock) {
            work = ready.apply(seated());
        }
        return work.get();
    }

    /** The whole table as one JSON text; for the gamemaster, or for whoever has always played alone. */
    public String export(String member) {
        synchronized (lock) {
            checkKnowsAll(member);
            return TableFile.write(seated(), host.loading().all(id), shownImages());
        }
    }

    /**
     * A table of one's own that begins as this one did, or as it was before the act in which that item happened; for the
     * gamemaster, or for whoever has always played alone and may know all of it.
     */
    Setup.Ready branch(String member, long number, boolean swapped) {
        SeatedTable then;
        synchronized (lock) {
            checkKnowsAll(member);
            SeatedTable now = seated();
            then = new SeatedTable(now.loaded(), now.seating().copy(), now.title());
        }
        return new Branch(host.store().records(), then, member).at(number, swapped);
    }

    /** The game that is played here. */
    public String game() {
        synchronized (lock) {
            return seated().loaded().stored().game();
        }
    }

    /** All of the table as it stands, for its gamemaster. */
    public StandingTable standing(String member) {
        synchronized (lock) {
            people.checkGamemaster(member);
            return WholeState.now(seated());
        }
    }

    /** Where each turn so far began, with all there was to know, for the gamemaster. */
    public List<TurnStart> turns(String member) {
        SeatedTable then;
        synchronized (lock) {
            people.checkGamemaster(member);
            SeatedTable now = seated();
            then = new SeatedTable(now.loaded(), now.seating().copy(), now.title());
        }
        return WholeState.turns(then, host.store().records(), then.sight(member));
    }

    /** The images that anybody is shown. */
    List<StoredImage> shownImages() {
        synchronized (lock) {
            return TableImages.shown(host.store().images(), seated().loaded());
        }
    }

    private void checkKnowsAll(String member) {
        Seating seating = seated().seating();
        if (seating.member(member).role() == Role.SPECTATOR || !seating.hasAlwaysPlayedAlone(member)) {
            people.checkGamemaster(member);
        }
    }

    /** Seats somebody who was invited; units that are not there (any more) or that somebody else plays are passed over. */
    public Member join(Person person, Invite invite) {
        synchronized (lock) {
            Member member = join(person, invite.role(), invite.units(), invite.inviter());
            host.store().invites().accepted(invite, member.id());
            return member;
        }
    }

    /** The same without a link. */
    Member join(Person person, Role role, List<String> units, String from) {
        synchronized (lock) {
            boolean comes = memberOf(person.id()).isEmpty();
            Member member = people.seat(person, role);
            carryOut(new JoinAction(member, units, from, comes), Sending.unasked(member.id(), "join"));
            return member;
        }
    }

    /** Reads anew who sits here and what the table is called, and tells everybody. */
    void tellOfPeople() {
        synchronized (lock) {
            session.refresh();
            watchers.tell(seated());
            machineSoon(seated(), 0);
        }
    }

    /** Another process has written records up to that one. */
    void heard(long seq) {
        synchronized (lock) {
            if (!closed) {
                session.catchUp(seq);
                watchers.tell(seated());
                machineSoon(seated(), AFTER_OTHERS);
            }
        }
    }

    private void machineSoon(SeatedTable seated, long milliseconds) {
        if (!machineComes && MachineAction.isAsked(seated)) {
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
                MachineThinking.Next next = thinking.next(seated());
                if (next.question().isEmpty() || !isThoughtAbout(next.question().get())) {
                    machinePlays(next.meanwhile());
                }
            } catch (RuntimeException failed) {
                machineFailed(failed);
            }
        }
    }

    private void machinePlays(Optional<MachineAdvice> advice) {
        session.carryOut(new MachineAction(advice), Sending.unasked("", "machine"));
        watchers.tell(seated());
        machineSoon(seated(), BETWEEN_PORTIONS);
    }

    private void machineFailed(RuntimeException failed) {
        session.forget();
        LOG.error("The machine cannot go on at table {}", id, failed);
    }

    /** Has it thought about without the lock; false where too much is thought about already. */
    private boolean isThoughtAbout(Supplier<MachineAdvice> question) {
        try {
            host.thinking().execute(() -> think(question));
            machineComes = true;
            return true;
        } catch (RejectedExecutionException busy) {
            return false;
        }
    }

    private void think(Supplier<MachineAdvice> question) {
        Optional<MachineAdvice> advice = advice(question);
        synchronized (lock) {
            machineComes = false;
            if (closed) {
                return;
            }
            try {
                machinePlays(advice);
            } catch (RuntimeException failed) {
                machineFailed(failed);
            }
        }
    }

    /** Where thinking fails, it is answered offhand. */
    private Optional<MachineAdvice> advice(Supplier<MachineAdvice> question) {
        try {
            return Optional.of(question.get());
        } catch (RuntimeException failed) {
            LOG.warn("The machine cannot think about a question at table {}", id, failed);
            return Optional.empty();
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
            sayNow("here ");
        }
    }
}
