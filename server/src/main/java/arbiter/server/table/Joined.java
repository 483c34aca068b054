package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.server.store.Member;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/** Somebody comes to the table, or is given units; those that are not there (any more) are passed over. */
record Joined(Member member, List<String> units, boolean comes) implements Doing {

    @Override
    public <S extends State<S>> Optional<Deed<S>> at(Sitting<S> sitting, Seating seating) {
        Deed<S> deed = new Deed<>("join");
        if (comes) {
            deed.item("note", member.name() + " joins the table", Readers.EVERYONE)
                    .put("by", member.id());
        }
        ObjectNode seats = deed.json().putObject("seats");
        units.stream()
                .filter(unit ->
                        sitting.table().view(Viewer.GAMEMASTER).unit(unit).isPresent())
                .forEach(unit -> seats.put(unit, member.id()));
        return comes || !seats.isEmpty() ? Optional.of(deed) : Optional.empty();
    }
}
