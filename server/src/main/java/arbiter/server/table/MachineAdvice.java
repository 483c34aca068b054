package arbiter.server.table;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import java.util.List;

/** What the machine has found out that it should answer to a question, if it is still asked. */
record MachineAdvice(String request, int entries, List<String> options) {

    /** For where nothing was found out: it is about no question, so that what is thought about waits. */
    static final MachineAdvice NONE = new MachineAdvice("", 0, List.of());

    boolean isAbout(Table<?> table, OpenRequest open) {
        return open.id().equals(request) && table.journal().size() == entries;
    }
}
