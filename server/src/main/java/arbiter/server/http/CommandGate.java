package arbiter.server.http;

import arbiter.server.table.Ack;
import arbiter.server.table.HostedTable;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Brings commands to their table, not faster than people may go. */
final class CommandGate {

    private final RateLimits pace;

    CommandGate(RateLimits pace) {
        this.pace = pace;
    }

    /** The acknowledgement; whatever stops the command is thrown. */
    ObjectNode carryOut(HostedTable table, String member, ClientFrame frame) {
        frame.check();
        pace.command(member, table.id());
        if (frame.isChat()) {
            pace.chat(member, table.id());
        }
        Ack ack = table.command(
                member,
                frame.key().orElseThrow(),
                frame.numberOrNone(),
                frame.command().orElseThrow());
        return JsonNodeFactory.instance
                .objectNode()
                .put("type", "ack")
                .put("key", ack.key())
                .put("number", ack.number());
    }
}
