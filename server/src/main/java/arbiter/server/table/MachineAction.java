package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Seating;
import java.util.Optional;

/** A portion of the machine's answers; where it thinks for long with advice, and offhand without any. */
record MachineAction(Optional<MachineAdvice> advice) implements TableAction {

    @Override
    public <S extends State<S>> Optional<PendingRecord<S>> at(LoadedTable<S> loaded, Seating seating) {
        return new GameMoves<>(loaded).machine(seating, advice);
    }

    static boolean isAsked(SeatedTable seated) {
        return isAsked(seated.loaded(), seated.seating());
    }

    private static <S extends State<S>> boolean isAsked(LoadedTable<S> loaded, Seating seating) {
        return new GameMoves<>(loaded).machineIsAsked(seating);
    }
}
