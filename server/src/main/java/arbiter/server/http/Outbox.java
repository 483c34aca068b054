package arbiter.server.http;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * What a socket has still to send, in order. Whoever does not read is dropped when too much has gathered, so that
 * nobody at the table waits for them.
 */
final class Outbox {

    /** Characters that may wait beside the message that is being sent; a welcome alone may be larger. */
    private static final long MOST_WAITING = 2 << 20;

    private final Session session;
    private final Queue<String> waiting = new ArrayDeque<>();
    private long size;
    private boolean sending;
    private boolean closed;

    Outbox(Session session) {
        this.session = session;
    }

    void send(String message) {
        synchronized (this) {
            if (closed) {
                return;
            }
            if (sending && size + message.length() > MOST_WAITING) {
                drop();
                session.disconnect();
                return;
            }
            waiting.add(message);
            size += message.length();
            if (sending) {
                return;
            }
            sending = true;
        }
        transmit();
    }

    /** Says goodbye; what still waits is not sent any more. */
    void close(int code, String reason) {
        synchronized (this) {
            if (closed) {
                return;
            }
            drop();
        }
        session.close(code, reason, Callback.NOOP);
    }

    /** Sends one after the other; a message that is not through at once goes on from its own end. */
    private void transmit() {
        Transmission transmission;
        do {
            String message = next();
            if (message == null) {
                return;
            }
            transmission = new Transmission();
            session.sendText(message, transmission);
        } while (transmission.isThrough());
    }

    private synchronized String next() {
        String message = waiting.poll();
        if (message == null) {
            sending = false;
            return null;
        }
        size -= message.length();
        return message;
    }

    private synchronized void drop() {
        closed = true;
        waiting.clear();
        size = 0;
    }

    /** The end of one message: whoever comes second, the sender's look or the network's word, goes on. */
    private final class Transmission implements Callback {

        private final AtomicBoolean first = new AtomicBoolean(true);

        boolean isThrough() {
            return !first.compareAndSet(true, false);
        }

        @Override
        public void succeed() {
            if (!first.compareAndSet(true, false)) {
                transmit();
            }
        }

        @Override
        public void fail(Throwable failure) {
            drop();
        }
    }
}
