package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import java.util.List;

/**
 * Shows the secret of the open dice once a fight is over, so that everybody can check them. From then on anybody could
 * foretell the table's dice: nothing is thrown or taken back any more.
 */
final class Revealing<S extends State<S>> {

    /** What cannot be done once the dice are known. */
    static final List<String> OVER = List.of(
            "answer", "call", "reveal", "undo", "redo", "agree", "add", "place", "hide", "adjust", "remove", "paint");

    private final Sitting<S> sitting;
    private final Seating seating;
    private final Member member;

    Revealing(Sitting<S> sitting, Seating seating, Member member) {
        this.sitting = sitting;
        this.seating = seating;
        this.member = member;
    }

    static Refusal over() {
        return new Refusal(
                Refusal.Code.AGAINST_THE_RULES, "the dice of this table have been shown, so it is over for good");
    }

    Deed<S> reveal() {
        boolean alone = member.role() == Role.PLAYER && !seating.hasGamemaster() && alone();
        if (member.role() != Role.GAMEMASTER && !alone) {
            throw new Refusal(Refusal.Code.NOT_ALLOWED, "only the gamemaster shows the secret of the dice");
        }
        if (sitting.table().ending().isEmpty()) {
            throw new Refusal(Refusal.Code.AGAINST_THE_RULES, "the secret of the dice is shown when the fight is over");
        }
        Deed<S> deed = new Deed<>("reveal");
        deed.json().put("revealed", true);
        deed.item("note", member.name() + " shows the secret of the open dice", Readers.EVERYONE)
                .put("by", member.id());
        return deed;
    }

    private boolean alone() {
        return seating.concerned(member.id()).isEmpty();
    }
}
