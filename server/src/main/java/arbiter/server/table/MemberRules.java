package arbiter.server.table;

import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Invite;
import arbiter.server.store.Member;
import arbiter.server.store.Members;
import arbiter.server.store.Person;
import arbiter.server.store.Role;
import arbiter.server.store.Store;
import arbiter.server.table.loaded.Seating;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/** Who may come, go and change roles at a table. Called under the table's lock. */
final class MemberRules {

    private static final int LONGEST_TITLE = 100;

    private final String table;
    private final Store store;
    private final StoredTableSession session;

    MemberRules(String table, Store store, StoredTableSession session) {
        this.table = table;
        this.store = store;
        this.session = session;
    }

    /** Nobody loses by accepting an invitation: whoever sits there with a better role keeps it. */
    Member seat(Person person, Role role) {
        Optional<Member> seated = session.seated().seating().members().stream()
                .filter(member -> member.person().equals(person.id()) && member.role() != Role.GONE)
                .filter(member -> member.role().compareTo(role) <= 0)
                .findFirst();
        if (seated.isPresent()) {
            return seated.get();
        }
        checkRoom(person);
        Member member = store.members().add(table, person, role);
        session.refresh();
        return member;
    }

    private void checkRoom(Person person) {
        List<Member> all = session.seated().seating().members();
        if (all.size() >= Members.MOST
                && all.stream().noneMatch(one -> one.person().equals(person.id()))) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES,
                    Members.MOST + " people have sat at this table, and no more can");
        }
    }

    void setRole(String by, String member, Role role) {
        checkGamemaster(by);
        Member changed = find(member);
        if (role == Role.GONE) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "a role is gamemaster, player or spectator", "role");
        }
        checkNotLast(changed, role);
        store.members().setRole(table, member, role);
        if (changed.role() == Role.GAMEMASTER && role != Role.GAMEMASTER) {
            store.invites().revokeMadeBy(table, member);
        }
    }

    /** The links that they made end with the seat, and for whoever is sent away those by which they came. */
    void remove(String by, String member) {
        if (!by.equals(member)) {
            checkGamemaster(by);
        }
        Member leaving = find(member);
        boolean others = session.seated().seating().members().stream().anyMatch(one -> isAnother(one, leaving));
        if (others) {
            checkNotLast(leaving, Role.GONE);
        }
        store.members().setRole(table, leaving.id(), Role.GONE);
        store.invites().revokeMadeBy(table, leaving.id());
        if (!by.equals(member)) {
            store.invites().revokeUsedBy(table, leaving.id());
        }
        if (!others) {
            store.invites().revokeAll(table);
        }
    }

    private static boolean isAnother(Member one, Member leaving) {
        return one.role() != Role.GONE && !one.id().equals(leaving.id());
    }

    void retitle(String by, String title) {
        checkGamemaster(by);
        if (title.isBlank() || title.length() > LONGEST_TITLE) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "a title has 1 to " + LONGEST_TITLE + " characters", "title");
        }
        store.tables().retitle(table, title.strip());
    }

    void checkGamemaster(String member) {
        if (session.seated().seating().member(member).role() != Role.GAMEMASTER) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "only the gamemaster may do this");
        }
    }

    /** The gamemaster; at a table without one, whoever has sat there longest. */
    void checkHost(String member) {
        if (!session.seated().seating().isHost(member)) {
            checkGamemaster(member);
        }
    }

    /** Who is no gamemaster makes nobody one, and names only units that they see. */
    void checkInvite(String member, Role role, List<String> units) {
        Sight sight = session.seated().sight(member);
        if (sight.role() == Role.GAMEMASTER) {
            return;
        }
        if (role == Role.GAMEMASTER) {
            checkGamemaster(member);
        }
        List<String> seen = session.seated().loaded().table().view(sight.viewer()).units().stream()
                .map(View.Unit::id)
                .toList();
        if (!seen.containsAll(units)) {
            throw new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is no such unit", "units");
        }
    }

    /** What the table is, who invites, who is there, and whom one would play: units still there and not taken. */
    ObjectNode invitation(Invite invite) {
        SeatedTable seated = session.seated();
        Seating seating = seated.seating();
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("table", seated.title())
                .put("game", seated.loaded().stored().game())
                .put("name", seated.loaded().book().name())
                .put("role", invite.role().word())
                .put("by", inviter(seating, invite.inviter()))
                .put("begun", seated.loaded().table().begun())
                .put("left", invite.seats() - invite.uses());
        seated.encounter()
                .ifPresent(
                        encounter -> node.put("encounter", encounter.situation().title())
                                .put("text", encounter.situation().text()));
        View view = seated.loaded().table().view(Viewer.GAMEMASTER);
        ArrayNode units = node.putArray("units");
        invite.units().stream()
                .filter(unit -> !seating.isTaken(unit) || seating.seat(unit).equals(invite.inviter()))
                .flatMap(unit -> view.unit(unit).map(View.Unit::name).stream())
                .forEach(units::add);
        ArrayNode people = node.putArray("people");
        seating.members().stream()
                .filter(member -> member.role() != Role.GONE)
                .map(Member::name)
                .forEach(people::add);
        return node;
    }

    /** Whoever made it, if they are still there; or else whoever leads the table. */
    private static String inviter(Seating seating, String member) {
        return seating.present(member)
                .or(() -> seating.members().stream()
                        .filter(one -> seating.isHost(one.id()))
                        .findFirst())
                .map(Member::name)
                .orElse("");
    }

    private Member find(String member) {
        return session.seated()
                .seating()
                .present(member)
                .orElseThrow(() ->
                        new RequestRefused(RequestRefused.Code.NOT_FOUND, "nobody of that id sits here", "member"));
    }

    private void checkNotLast(Member changed, Role role) {
        long gamemasters = session.seated().seating().members().stream()
                .filter(member -> member.role() == Role.GAMEMASTER)
                .count();
        if (changed.role() == Role.GAMEMASTER && role != Role.GAMEMASTER && gamemasters == 1) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES,
                    role == Role.GONE
                            ? "make somebody else gamemaster before you leave, or delete the table"
                            : "make somebody else gamemaster first",
                    "role");
        }
    }
}
