package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import arbiter.server.table.HostedTable;
import arbiter.server.table.Watch;
import arbiter.server.table.Watcher;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Session;

/** One client's line to one table. */
final class TableSocket implements Watcher {

    private static final int LONGEST_REASON = 100;
    private static final int FORGIVEN = 2;
    private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

    private final Outbox outbox;
    private final CommandGate commands;
    private final Deque<Long> malformed = new ArrayDeque<>();
    private Optional<Watch> watch = Optional.empty();
    private HostedTable table;
    private String member;
    private boolean over;
    private volatile long heard = System.nanoTime();

    TableSocket(Session session, CommandGate commands) {
        this.outbox = new Outbox(session);
        this.commands = commands;
    }

    void begin(HostedTable joined, String as, Optional<String> stream, long number) {
        table = joined;
        member = as;
        Watch begun = joined.watch(as, stream, number, this);
        synchronized (this) {
            watch = Optional.of(begun);
            if (!over) {
                return;
            }
        }
        begun.close();
    }

    /** One frame from the client; the next is not read before this one is done with. */
    void hear(String text) {
        heard = System.nanoTime();
        ClientFrame frame;
        try {
            frame = WireJson.read(text.getBytes(StandardCharsets.UTF_8), ClientFrame.class);
            if (frame.isPing()) {
                send("{\"type\":\"pong\"}");
                return;
            }
            frame.check();
        } catch (RequestRefused refusal) {
            garbled(refusal);
            return;
        }
        try {
            send(WireJson.text(commands.carryOut(table, member, frame)));
        } catch (RuntimeException failure) {
            refuse(Optional.of(frame), ErrorAnswers.refusal(failure));
        }
    }

    /** A slip is forgiven; a client that keeps sending nonsense is not listened to. */
    private void garbled(RequestRefused refusal) {
        long now = System.nanoTime();
        malformed.removeIf(time -> now - time > MINUTE);
        malformed.add(now);
        if (malformed.size() > FORGIVEN) {
            close(4000, refusal.getMessage());
        } else {
            refuse(Optional.empty(), refusal);
        }
    }

    private void refuse(Optional<ClientFrame> frame, RequestRefused refusal) {
        ObjectNode message = JsonNodeFactory.instance.objectNode().put("type", "refused");
        frame.ifPresent(known -> message.put("key", known.key().orElse("")).put("number", known.numberOrNone()));
        message.set("error", ErrorAnswers.error(refusal));
        send(WireJson.text(message));
    }

    void closeIfSilent(long since) {
        if (heard - since < 0) {
            close(4008, "nothing was heard for too long; send pings");
        }
    }

    /** The client is gone, whoever closed. */
    void gone() {
        synchronized (this) {
            over = true;
        }
        watch.ifPresent(Watch::close);
    }

    @Override
    public void send(String message) {
        outbox.send(message);
    }

    @Override
    public void close(int code, String reason) {
        outbox.close(code, reason.length() <= LONGEST_REASON ? reason : reason.substring(0, LONGEST_REASON));
    }
}
