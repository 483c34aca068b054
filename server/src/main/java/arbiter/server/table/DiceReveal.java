package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Readers;
import arbiter.server.table.loaded.Seating;

/**
 * Shows the secret of the open dice once a fight is over, so that everybody can check them. From then on anybody could
 * foretell the table's dice: nothing is thrown or taken back any more.
 */
final class DiceReveal<S extends State<S>> {

    private final LoadedTable<S> loaded;
    private final Seating seating;
    private final Member member;

    DiceReveal(LoadedTable<S> loaded, Seating seating, Member member) {
        this.loaded = loaded;
        this.seating = seating;
        this.member = member;
    }

    static RequestRefused over() {
        return new RequestRefused(
                RequestRefused.Code.AGAINST_THE_RULES,
                "the dice of this table have been shown, so it is over for good");
    }

    PendingRecord<S> reveal() {
        boolean alone = member.role() == Role.PLAYER && !seating.hasGamemaster() && alone();
        if (member.role() != Role.GAMEMASTER && !alone) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_ALLOWED, "only the gamemaster shows the secret of the dice");
        }
        if (loaded.table().ending().isEmpty()) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES, "the secret of the dice is shown when the fight is over");
        }
        PendingRecord<S> pending = new PendingRecord<>("reveal");
        pending.json().put("revealed", true);
        pending.item("note", member.name() + " shows the secret of the open dice", Readers.EVERYONE)
                .put("by", member.id());
        return pending;
    }

    private boolean alone() {
        return seating.concerned(member.id()).isEmpty();
    }
}
