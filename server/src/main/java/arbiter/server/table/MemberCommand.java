package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Seating;
import java.util.Optional;

/** A member's command, made against that number of theirs. */
record MemberCommand(String member, long number, Command command) implements TableAction {

    @Override
    public <S extends State<S>> Optional<PendingRecord<S>> at(LoadedTable<S> loaded, Seating seating) {
        return Optional.of(new CommandExecutor<>(loaded, seating, seating.member(member)).carryOut(command, number));
    }
}
