package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Invite;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import arbiter.server.store.Secret;
import arbiter.server.store.Store;
import arbiter.server.store.StoredTable;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Who sits at a table: invites, their acceptance, roles, and leaving. */
final class SeatRoutes {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int USUAL_HOURS = 48;
    private static final int MOST_HOURS = 24 * 365;
    private static final int MOST_UNITS = 100;

    /** An invite as the gamemaster wishes it. */
    record InviteBody(String role, Optional<List<String>> units, Optional<Integer> hours) {}

    /** Another role. */
    record RoleBody(String role) {}

    private final Tables tables;
    private final Store store;
    private final Membership membership;
    private final RateLimits pace;

    SeatRoutes(Tables tables, Membership membership, RateLimits pace) {
        this.tables = tables;
        this.store = tables.store();
        this.membership = membership;
        this.pace = pace;
    }

    List<Route> all() {
        return List.of(
                Route.post("/api/tables/{id}/invites", Who.HOST, this::invite),
                Route.get("/api/tables/{id}/invites", Who.HOST, this::invites),
                Route.delete("/api/tables/{id}/invites/{invite}", Who.HOST, this::revoke),
                Route.get("/api/invites/{secret}", Who.ANYONE, this::look),
                Route.post("/api/invites/{secret}", Who.PERSON, this::accept),
                Route.patch("/api/tables/{id}/members/{member}", Who.GAMEMASTER, this::setRole),
                Route.delete("/api/tables/{id}/members/{member}", Who.MEMBER, this::remove));
    }

    private Reply invite(Call call) {
        InviteBody wish = call.body(InviteBody.class);
        int hours = wish.hours().orElse(USUAL_HOURS);
        if (hours < 1 || hours > MOST_HOURS) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "an invite lasts 1 to " + MOST_HOURS + " hours", "hours");
        }
        List<String> units = wish.units().orElse(List.of());
        if (units.size() > MOST_UNITS || units.stream().anyMatch(unit -> unit.length() > 200)) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "'units' lists the ids of units of this table", "units");
        }
        Role role = role(wish.role());
        membership.table(call).seats().checkInvite(membership.member(call).id(), role, units);
        String secret = Secret.create();
        long expires = Instant.now().plus(Duration.ofHours(hours)).toEpochMilli();
        Invite invite = new Invite(Secret.id(), call.part("id"), role, units, expires, false, 0);
        store.invites().add(invite, secret);
        return Reply.made(NODES.objectNode().put("id", invite.id()).put("link", call.origin() + "/join/" + secret));
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
        Invite invite = open(call);
        StoredTable table = store.tables().find(invite.table()).orElseThrow(SeatRoutes::unknown);
        String by = store.members().of(table.id()).stream()
                .filter(member -> member.role() == Role.GAMEMASTER)
                .map(Member::name)
                .findFirst()
                .orElse("");
        ObjectNode invitation = NODES.objectNode()
                .put("table", table.title())
                .put("game", table.game())
                .put("role", invite.role().word());
        tables.open(table.id()).seats().names(invite.units()).forEach(invitation.putArray("units")::add);
        return Reply.of(invitation.put("by", by));
    }

    private Reply accept(Call call) {
        Invite invite = open(call);
        if (!store.invites().use(invite.id(), System.currentTimeMillis())) {
            throw over();
        }
        tables.open(invite.table()).join(call.person(), invite.role(), invite.units());
        return Reply.of(NODES.objectNode().put("table", invite.table()));
    }

    private Invite open(Call call) {
        pace.invite(call.address());
        return checkOpen(call.part("secret"));
    }

    /** The invite with that secret; refused if there is none or it is of no use any more. */
    Invite checkOpen(String secret) {
        Invite invite = store.invites().withSecret(secret).orElseThrow(SeatRoutes::unknown);
        if (!invite.openAt(System.currentTimeMillis())) {
            throw over();
        }
        return invite;
    }

    private Reply setRole(Call call) {
        Role role = role(call.body(RoleBody.class).role());
        membership.table(call).seats().setRole(membership.member(call).id(), call.part("member"), role);
        return Reply.done();
    }

    private Reply remove(Call call) {
        membership.table(call).seats().remove(membership.member(call).id(), call.part("member"));
        return Reply.done();
    }

    private static Role role(String word) {
        return List.of(Role.GAMEMASTER, Role.PLAYER, Role.SPECTATOR).stream()
                .filter(role -> role.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.MALFORMED, "'role' is gamemaster, player or spectator", "role"));
    }

    private static RequestRefused unknown() {
        return new RequestRefused(
                RequestRefused.Code.NOT_FOUND, "there is no such invite; perhaps the link was cut off");
    }

    private static RequestRefused over() {
        return new RequestRefused(
                RequestRefused.Code.EXPIRED, "this invite has expired or was taken back; ask for a new one");
    }
}
