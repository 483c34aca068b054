package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Seating;
import java.util.Optional;

/** A portion of the machine's answers. */
record MachineAction() implements TableAction {

    @Override
    public <S extends State<S>> Optional<PendingRecord<S>> at(LoadedTable<S> loaded, Seating seating) {
        return new GameMoves<>(loaded).machine(seating);
    }

    static boolean isAsked(SeatedTable seated) {
        return isAsked(seated.loaded(), seated.seating());
    }

    private static <S extends State<S>> boolean isAsked(LoadedTable<S> loaded, Seating seating) {
        return new GameMoves<>(loaded).machineIsAsked(seating);
    }
}
