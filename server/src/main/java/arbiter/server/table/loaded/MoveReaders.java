package arbiter.server.table.loaded;

import arbiter.kernel.Entry;
import java.util.Optional;
import java.util.Set;

/** Tells what a person did from what follows by itself. */
public final class MoveReaders {

    private MoveReaders() {}

    /** Who knows of an entry that a person made, even if nothing is told of it; empty if nobody made it. */
    public static Optional<Readers> by(Entry<?> entry, String member) {
        if (entry instanceof Entry.Answered<?> answered && !answered.standing()) {
            return Optional.of(new Readers(false, true, Set.of(answered.decider()), Set.of(member)));
        }
        if (entry instanceof Entry.Called<?> called && !called.standing()) {
            return Optional.of(new Readers(false, true, Set.of(called.decider()), Set.of(member)));
        }
        return entry instanceof Entry.Edited ? Optional.of(Readers.members(true, member)) : Optional.empty();
    }
}
