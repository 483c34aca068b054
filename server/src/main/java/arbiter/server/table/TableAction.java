package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Seating;
import java.util.Optional;

/** Something that may be done at a table of any game; empty if there is nothing to do. */
interface TableAction {

    <S extends State<S>> Optional<PendingRecord<S>> at(LoadedTable<S> loaded, Seating seating);
}
