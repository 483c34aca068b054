package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import arbiter.server.table.HostedTable;
import arbiter.server.table.Tables;

/** Who may make which call. Whoever does not sit at a table is not told that it is there, or that it was. */
final class Membership {

    private final Tables tables;

    Membership(Tables tables) {
        this.tables = tables;
    }

    void check(Call call, Route route) {
        switch (route.who()) {
            case ANYONE -> {}
            case PERSON -> call.person();
            case MEMBER -> member(call);
            case HOST -> table(call).seats().checkHost(member(call).id());
            case GAMEMASTER -> table(call).seats().checkGamemaster(member(call).id());
            default -> throw new IllegalStateException(route.toString());
        }
    }

    Member member(Call call) {
        return member(call.part("id"), call.person().id());
    }

    /** The seat of a person; asked of the store, so that a stranger's question opens no table. */
    Member member(String table, String person) {
        return tables.store().members().of(table).stream()
                .filter(member -> member.person().equals(person))
                .filter(member -> member.role() != Role.GONE)
                .findFirst()
                .orElseThrow(() -> notSeated(table, person));
    }

    private RequestRefused notSeated(String table, String person) {
        return tables.store()
                .tables()
                .deleted(table, person)
                .map(title -> new RequestRefused(
                        RequestRefused.Code.DELETED, "the table '" + title + "' was deleted by its gamemaster"))
                .orElseGet(() -> new RequestRefused(
                        RequestRefused.Code.NOT_FOUND, "there is no such table, or you do not sit at it"));
    }

    HostedTable table(Call call) {
        return tables.open(call.part("id"));
    }
}
