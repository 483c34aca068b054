package arbiter.interpreters.live;

import arbiter.kernel.Checkpoint;
import java.util.List;

/**
 * Where a table can be taken up without what came before: a state between two steps, and the inputs in force since. The
 * journal had so many entries; the first input after the checkpoint is asked for at that position; and what came before
 * may hold something to undo.
 */
public record Snapshot<S>(
        Checkpoint<S> checkpoint, int position, boolean undoable, int journalled, List<JournalInput<S>> since) {}
