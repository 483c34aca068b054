package arbiter.server.table;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out what changes the game: answers, taking back, the gamemaster's hand, and the machine's answers. */
final class Playing<S extends State<S>> {

    /** So many answers of the machine become one record. */
    private static final int PORTION = 25;

    private final Sitting<S> sitting;
    private final Table<S> table;
    private final MachinePlay<S> machine;

    Playing(Sitting<S> sitting) {
        this.sitting = sitting;
        this.table = sitting.table();
        this.machine = new MachinePlay<>(sitting.book().opponent(), table);
    }

    /** The open request of that name on the wire that this viewer may answer. */
    OpenRequest open(Viewer viewer, String name) {
        return table.open(viewer).stream()
                .filter(open -> sitting.names().of(open.id()).equals(name))
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        Refusal.Code.NOT_OPEN, "this question is not open for you (any more)", "command.request"));
    }

    Deed<S> answer(Sight sight, String request, List<String> options) {
        OpenRequest open = open(sight.viewer(), request);
        Deed<S> deed = new Deed<>("answer");
        throwFor(open.request().decider());
        try {
            moved(deed, table.answer(sight.viewer(), open.id(), options), sight.member());
        } catch (Refused refused) {
            throw new Refusal(Refusal.Code.NOT_OFFERED, refused.getMessage(), "command.options");
        }
        return deed;
    }

    /** Does for that unit what nobody asked about. */
    Deed<S> call(Sight sight, Decider decider, String option) {
        Deed<S> deed = new Deed<>("call");
        throwFor(decider);
        try {
            moved(deed, table.call(sight.viewer(), decider, option), sight.member());
        } catch (Refused refused) {
            throw new Refusal(Refusal.Code.NOT_OFFERED, refused.getMessage(), "command.option");
        }
        return deed;
    }

    Deed<S> edit(Sight sight, String what, Event<S> event) {
        Deed<S> deed = new Deed<>(what);
        sitting.dice().throwHidden(false);
        moved(deed, table.edit(event), sight.member());
        return deed;
    }

    private void moved(Deed<S> deed, Table.Change<S> change, String member) {
        Readers by = Moves.by(change.entries().get(0), member).orElseThrow();
        deed.entries(change.entries());
        deed.events(sitting.story().moved(change, by, nextItem(deed)));
    }

    private int nextItem(Deed<S> deed) {
        return sitting.log().size() + deed.items().size();
    }

    /** Takes so many moves back, as wished by that member. */
    Deed<S> undo(int moves, String by, String name) {
        Deed<S> deed = new Deed<>("undo");
        List<Story.Told> taken = new ArrayList<>();
        for (int i = 0; i < moves; i++) {
            Table.Change<S> change = table.undo();
            deed.entries(change.entries());
            taken.addAll(0, sitting.story().undo(change));
        }
        tell(deed, "undone", name + " takes the last move back", by, taken);
        return deed;
    }

    Deed<S> redo(String by, String name) {
        Deed<S> deed = new Deed<>("redo");
        Table.Change<S> change = table.redo();
        deed.entries(change.entries());
        tell(
                deed,
                "redone",
                name + " puts the move in force again",
                by,
                sitting.story().redo(change));
        return deed;
    }

    private void tell(Deed<S> deed, String kind, String text, String by, List<Story.Told> told) {
        Readers readers = Story.readers(told, Readers.members(true, by), sitting.log());
        var item = deed.item(kind, text, readers).put("by", by);
        List<Integer> items =
                told.stream().map(Story.Told::item).filter(one -> one >= 0).toList();
        if (!items.isEmpty()) {
            item.put("from", items.get(0)).put("until", items.get(items.size() - 1));
        }
    }

    /** Lets that unit pass from now on, and at once wherever it is being asked something other than its turn's action. */
    void pass(Deed<S> deed, Decider unit) {
        table.passForThisTurn(unit);
        for (OpenRequest open : table.open()) {
            Optional<? extends Option> declining = open.request().declining();
            if (open.request().decider().equals(unit) && !open.request().command() && declining.isPresent()) {
                throwFor(unit);
                played(
                        deed,
                        table.answerFor(unit, open.id(), List.of(declining.get().id())));
                return;
            }
        }
    }

    private void played(Deed<S> deed, Table.Change<S> change) {
        deed.entries(change.entries());
        deed.events(sitting.story().played(change, nextItem(deed)));
    }

    /** What the machine answers now, up to a portion; empty if nothing is asked of it. */
    Optional<Deed<S>> machine(Seating seating) {
        Deed<S> deed = new Deed<>("machine");
        for (int i = 0; i < PORTION; i++) {
            Optional<OpenRequest> open = machine.asked(seating);
            if (open.isEmpty()) {
                break;
            }
            Optional<Call> call = machine.call(open.get(), seating);
            throwFor(call.map(Call::decider).orElse(open.get().request().decider()));
            played(deed, call.map(machine::carryOut).orElseGet(() -> machine.answer(open.get(), seating)));
        }
        return deed.entries().isEmpty() ? Optional.empty() : Optional.of(deed);
    }

    boolean machineIsAsked(Seating seating) {
        return machine.asked(seating).isPresent();
    }

    /** What follows from a hidden unit's answer is thrown with the hidden dice. */
    private void throwFor(Decider decider) {
        sitting.dice().throwHidden(table.game().hidden(table.state()).contains(decider.id()));
    }
}
