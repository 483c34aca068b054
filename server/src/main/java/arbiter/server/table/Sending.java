package arbiter.server.table;

import arbiter.server.store.Secret;
import arbiter.server.table.loaded.CommandPrint;

/** Who has something recorded under which key, and what the command was, if it was one. */
record Sending(String member, String key, CommandPrint print) {

    /** What no client sent has a key of its own. */
    static Sending unasked(String member, String what) {
        return new Sending(member, what + " " + Secret.id(), CommandPrint.NONE);
    }
}
