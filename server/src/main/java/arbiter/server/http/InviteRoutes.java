package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Invite;
import arbiter.server.store.Invites;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import arbiter.server.store.Secret;
import arbiter.server.store.Store;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Invites: made for one person or several, looked at, accepted, revoked. */
final class InviteRoutes {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int USUAL_HOURS = 48;
    private static final int MOST_HOURS = 24 * 365;
    private static final int MOST_UNITS = 100;
    private static final int MOST_SEATS = 1000;

    /** An invite as its maker wishes it. */
    record InviteBody(String role, Optional<List<String>> units, Optional<Integer> hours, Optional<Integer> seats) {}

    private final Tables tables;
    private final Store store;
    private final Membership membership;
    private final RateLimits pace;
    private final Supplier<List<String>> addresses;

    InviteRoutes(Tables tables, Membership membership, RateLimits pace, Supplier<List<String>> addresses) {
        this.tables = tables;
        this.store = tables.store();
        this.membership = membership;
        this.pace = pace;
        this.addresses = addresses;
    }

    List<Route> all() {
        return List.of(
                Route.post("/api/tables/{id}/invites", Who.HOST, this::invite),
                Route.get("/api/tables/{id}/invites", Who.HOST, this::invites),
                Route.delete("/api/tables/{id}/invites/{invite}", Who.HOST, this::revoke),
                Route.get("/api/invites/{secret}", Who.ANYONE, this::look),
                Route.post("/api/invites/{secret}", Who.PERSON, this::accept));
    }

    private Reply invite(Call call) {
        InviteBody wish = call.body(InviteBody.class);
        int hours = within(wish.hours().orElse(USUAL_HOURS), MOST_HOURS, "hours", "an invite lasts 1 to %d hours");
        int seats = within(wish.seats().orElse(1), MOST_SEATS, "seats", "an invite is for 1 to %d people");
        List<String> units = wish.units().orElse(List.of());
        if (units.size() > MOST_UNITS || units.stream().anyMatch(unit -> unit.length() > 200)) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "'units' lists the ids of units of this table", "units");
        }
        Role role = SeatRoutes.role(wish.role());
        String inviter = membership.member(call).id();
        membership.table(call).seats().checkInvite(inviter, role, units);
        String secret = Secret.create();
        long expires = Instant.now().plus(Duration.ofHours(hours)).toEpochMilli();
        Invite invite = new Invite(Secret.id(), call.part("id"), role, units, expires, false, seats, 0, inviter);
        store.invites().add(invite, secret);
        return Reply.made(link(call, "/join/" + secret).put("id", invite.id()));
    }

    private static int within(int wish, int most, String key, String words) {
        if (wish < 1 || wish > most) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, words.formatted(most), key);
        }
        return wish;
    }

    /** The link as its maker's own address has it, how far that reaches, and others that reach farther. */
    private ObjectNode link(Call call, String path) {
        LinkReach reach = LinkReach.of(call.authority());
        ObjectNode link = NODES.objectNode().put("link", call.origin() + path).put("reach", reach.word());
        ArrayNode others = link.putArray("others");
        if (reach == LinkReach.MACHINE) {
            addresses.get().forEach(address -> others.add(address + path));
        }
        return link;
    }

    private Reply invites(Call call) {
        ArrayNode open = NODES.arrayNode();
        for (Invite invite : store.invites().of(call.part("id"))) {
            if (invite.openAt(System.currentTimeMillis())) {
                ObjectNode one = open.addObject()
                        .put("id", invite.id())
                        .put("role", invite.role().word());
                invite.units().forEach(one.putArray("units")::add);
                one.put("expires", Instant.ofEpochMilli(invite.expires()).toString())
                        .put("seats", invite.seats())
                        .put("uses", invite.uses());
            }
        }
        return Reply.of("invites", open);
    }

    private Reply revoke(Call call) {
        if (!store.invites().revoke(call.part("id"), call.part("invite"))) {
            throw new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is no such invite at this table");
        }
        return Reply.done();
    }

    private Reply look(Call call) {
        pace.invite(call.address());
        Invite invite = known(store.invites(), call.part("secret"));
        if (seatOf(call, invite).isPresent()) {
            return Reply.of(
                    tables.open(invite.table()).seats().invitation(invite).put("seated", invite.table()));
        }
        return Reply.of(tables.open(open(invite).table()).seats().invitation(invite));
    }

    /** Whoever sits there already and gains nothing uses nothing up, and needs no open invite to go back. */
    private Reply accept(Call call) {
        pace.invite(call.address());
        Invite invite = known(store.invites(), call.part("secret"));
        boolean nothingNew = seatOf(call, invite)
                .filter(member -> member.role().compareTo(invite.role()) <= 0)
                .filter(member -> invite.units().isEmpty() || !invite.openAt(System.currentTimeMillis()))
                .isPresent();
        if (!nothingNew) {
            if (!store.invites().use(open(invite).id(), System.currentTimeMillis())) {
                throw over(known(store.invites(), call.part("secret")));
            }
            tables.open(invite.table()).join(call.person(), invite);
        }
        return Reply.of(NODES.objectNode().put("table", invite.table()));
    }

    private Optional<Member> seatOf(Call call, Invite invite) {
        return call.visitor()
                .flatMap(person -> store.members().of(invite.table()).stream()
                        .filter(member -> member.person().equals(person.id()) && member.role() != Role.GONE)
                        .findFirst());
    }

    /** The invite with that secret; refused if there is none or it is of no use any more. */
    static Invite open(Invites invites, String secret) {
        return open(known(invites, secret));
    }

    private static Invite known(Invites invites, String secret) {
        return invites.withSecret(secret)
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.NOT_FOUND, "there is no such invite; perhaps the link was cut off"));
    }

    private static Invite open(Invite invite) {
        if (!invite.openAt(System.currentTimeMillis())) {
            throw over(invite);
        }
        return invite;
    }

    private static RequestRefused over(Invite invite) {
        if (invite.isUsedUp()) {
            return new RequestRefused(
                    RequestRefused.Code.USED_UP,
                    invite.seats() == 1
                            ? "this invite was for one person and has been used; ask for another"
                            : "this invite was for " + invite.seats()
                                    + " people, and as many have used it; ask for another");
        }
        return new RequestRefused(
                RequestRefused.Code.EXPIRED, "this invite has expired or was taken back; ask for a new one");
    }
}
