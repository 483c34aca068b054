package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Role;
import java.util.List;

/** Who sits at a table as what, and leaving it. */
final class SeatRoutes {

    /** Another role. */
    record RoleBody(String role) {}

    private final Membership membership;

    SeatRoutes(Membership membership) {
        this.membership = membership;
    }

    List<Route> all() {
        return List.of(
                Route.patch("/api/tables/{id}/members/{member}", Who.GAMEMASTER, this::setRole),
                Route.delete("/api/tables/{id}/members/{member}", Who.MEMBER, this::remove));
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

    static Role role(String word) {
        return List.of(Role.GAMEMASTER, Role.PLAYER, Role.SPECTATOR).stream()
                .filter(role -> role.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.MALFORMED, "'role' is gamemaster, player or spectator", "role"));
    }
}
