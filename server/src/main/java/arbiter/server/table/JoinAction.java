package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.server.store.Member;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Readers;
import arbiter.server.table.loaded.Seating;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/**
 * Somebody comes to the table, or is given units. Those that are not there (any more), and those that somebody who is here
 * plays, other than the one who gives them, are passed over: joining takes nothing from anybody.
 */
record JoinAction(Member member, List<String> units, String from, boolean comes) implements TableAction {

    @Override
    public <S extends State<S>> Optional<PendingRecord<S>> at(LoadedTable<S> loaded, Seating seating) {
        PendingRecord<S> pending = new PendingRecord<>("join");
        if (comes) {
            pending.item("note", member.name() + " joins the table", Readers.EVERYONE)
                    .put("by", member.id());
        }
        ObjectNode seats = pending.json().putObject("seats");
        units.stream()
                .filter(unit ->
                        loaded.table().view(Viewer.GAMEMASTER).unit(unit).isPresent())
                .filter(unit -> !seating.isTaken(unit) || seating.seat(unit).equals(from))
                .forEach(unit -> seats.put(unit, member.id()));
        return comes || !seats.isEmpty() ? Optional.of(pending) : Optional.empty();
    }
}
