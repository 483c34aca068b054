package arbiter.server.table;

import arbiter.interpreters.live.AlongWith;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.SaidBeforehand;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.server.shared.RequestRefused;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Lobby;
import arbiter.server.table.loaded.MachinePlay;
import arbiter.server.table.loaded.MoveHistory;
import arbiter.server.table.loaded.MoveReaders;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Readers;
import arbiter.server.table.loaded.Seating;
import arbiter.server.table.loaded.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Carries out what changes the game: answers, taking back, the gamemaster's hand, and the machine's answers. */
final class GameMoves<S extends State<S>> {

    /** So many answers of the machine become one record. */
    private static final int PORTION = 25;

    private final LoadedTable<S> loaded;
    private final Table<S> table;
    private final MachinePlay<S> machine;

    GameMoves(LoadedTable<S> loaded) {
        this.loaded = loaded;
        this.table = loaded.table();
        this.machine = new MachinePlay<>(Opponents.of(loaded.book()), table);
    }

    /** The open request of that name on the wire that this viewer may answer. */
    OpenRequest open(Viewer viewer, String name) {
        return table.asked(viewer, anybody -> true).stream()
                .filter(open -> loaded.names().of(open.id()).equals(name))
                .findFirst()
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.NOT_OPEN,
                        "this question is not open for you (any more)",
                        "command.request"));
    }

    /** Answers a question of that member's own units, with answers to what follows from it. */
    PendingRecord<S> answer(Sight sight, Predicate<Decider> own, Command.Answer answer) {
        OpenRequest open = open(sight.viewer(), answer.request());
        PendingRecord<S> pending = new PendingRecord<>("answer");
        throwFor(open.request().decider());
        try {
            AlongWith along = new AlongWith(
                    answer.followUps(),
                    answer.with().orElse(Map.of()),
                    StandingCommands.orders(answer.orders()),
                    answer.planned());
            moved(pending, table.answer(sight.viewer(), own, open.id(), answer.options(), along), sight.member());
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.NOT_OFFERED, refused.getMessage(), "command.options");
        }
        return pending;
    }

    /** Does for that unit what nobody asked about. */
    PendingRecord<S> call(Sight sight, Decider decider, String option) {
        PendingRecord<S> pending = new PendingRecord<>("call");
        throwFor(decider);
        try {
            moved(pending, table.call(sight.viewer(), decider, option), sight.member());
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.NOT_OFFERED, refused.getMessage(), "command.option");
        }
        return pending;
    }

    PendingRecord<S> edit(Sight sight, String what, Event<S> event) {
        PendingRecord<S> pending = new PendingRecord<>(what);
        loaded.dice().throwHidden(false);
        moved(pending, table.edit(event), sight.member());
        return pending;
    }

    /** The fight begins: now dice fall and questions are asked. */
    PendingRecord<S> begin() {
        PendingRecord<S> pending = new PendingRecord<>("begin");
        Lobby.ends(pending.json());
        loaded.dice().throwHidden(false);
        played(pending, table.begin());
        return pending;
    }

    private void moved(PendingRecord<S> pending, Table.Change<S> change, String member) {
        Readers by = MoveReaders.by(change.entries().get(0), member).orElseThrow();
        pending.entries(change.entries());
        pending.events(loaded.history().moved(change, by, nextItem(pending)));
        tellOfAct(pending);
    }

    /** What was answered because somebody had said so, and what is still said. */
    private void tellOfAct(PendingRecord<S> pending) {
        pending.beforehand(table.said().stream()
                .filter(said -> !said.kept())
                .map(this::text)
                .toList());
        table.said().stream()
                .filter(SaidBeforehand::kept)
                .forEach(said -> pending.item("note", text(said), Readers.player(said.decider())));
        loaded.orders().write(pending.json());
    }

    private String nameOf(Decider decider) {
        return table.view(Viewer.GAMEMASTER)
                .unit(decider.id())
                .map(View.Unit::name)
                .orElse(decider.id());
    }

    private String text(SaidBeforehand said) {
        return said.text(nameOf(said.decider()));
    }

    private int nextItem(PendingRecord<S> pending) {
        return loaded.log().size() + pending.items().size();
    }

    /** Takes so many moves back, as wished by that member. */
    PendingRecord<S> undo(int moves, String by, String name) {
        PendingRecord<S> pending = new PendingRecord<>("undo");
        List<MoveHistory.Told> taken = new ArrayList<>();
        for (int i = 0; i < moves; i++) {
            Table.Change<S> change = table.undo();
            pending.entries(change.entries());
            loaded.orders().write(pending.json());
            taken.addAll(0, loaded.history().undo(change));
        }
        tell(pending, "undone", name + " takes the last move back", by, taken);
        return pending;
    }

    PendingRecord<S> redo(String by, String name) {
        PendingRecord<S> pending = new PendingRecord<>("redo");
        Table.Change<S> change = table.redo();
        pending.entries(change.entries());
        tell(
                pending,
                "redone",
                name + " puts the move in force again",
                by,
                loaded.history().redo(change));
        return pending;
    }

    private void tell(PendingRecord<S> pending, String kind, String text, String by, List<MoveHistory.Told> told) {
        Readers readers = MoveHistory.readers(told, Readers.members(true, by), loaded.log());
        var item = pending.item(kind, text, readers).put("by", by);
        List<Integer> items = told.stream()
                .map(MoveHistory.Told::item)
                .filter(one -> one >= 0)
                .toList();
        if (!items.isEmpty()) {
            item.put("from", items.get(0)).put("until", items.get(items.size() - 1));
        }
    }

    /** Lets that unit pass from now on, and at once where it is being asked; that is a move which can be taken back. */
    void pass(PendingRecord<S> pending, Sight sight, Decider unit) {
        table.passForThisTurn(unit);
        for (OpenRequest open : table.open()) {
            Optional<? extends Option> declining = open.request().declining();
            if (open.request().decider().equals(unit) && !open.request().command() && declining.isPresent()) {
                throwFor(unit);
                List<String> passing = List.of(declining.get().id());
                moved(pending, table.answer(sight.viewer(), open.id(), passing), sight.member());
                return;
            }
        }
    }

    private void played(PendingRecord<S> pending, Table.Change<S> change) {
        pending.entries(change.entries());
        pending.events(loaded.history().played(change, nextItem(pending)));
        tellOfAct(pending);
    }

    /**
     * What the machine answers now, up to a portion; empty if nothing is asked of it. What it thinks about it answers as
     * was advised, and waits where the advice is about something else; without any it answers offhand.
     */
    Optional<PendingRecord<S>> machine(Seating seating, Optional<MachineAdvice> advice) {
        PendingRecord<S> pending = new PendingRecord<>("machine");
        for (int i = 0; i < PORTION; i++) {
            Optional<OpenRequest> open = machine.asked(seating);
            if (open.isEmpty()) {
                break;
            }
            Optional<Call> call = machine.call(open.get(), seating);
            if (call.isEmpty() && advice.isPresent() && machine.thinks(open.get(), seating)) {
                if (!advice.get().isAbout(table, open.get())) {
                    break;
                }
                throwFor(open.get().request().decider());
                played(pending, machine.answer(open.get(), advice.get().options()));
                continue;
            }
            throwFor(call.map(Call::decider).orElse(open.get().request().decider()));
            played(pending, call.map(machine::carryOut).orElseGet(() -> machine.answer(open.get(), seating)));
        }
        return pending.entries().isEmpty() ? Optional.empty() : Optional.of(pending);
    }

    boolean machineIsAsked(Seating seating) {
        return machine.asked(seating).isPresent();
    }

    /** What follows from a hidden unit's answer is thrown with the hidden dice. */
    private void throwFor(Decider decider) {
        loaded.dice().throwHidden(table.game().hidden(table.state()).contains(decider.id()));
    }
}
