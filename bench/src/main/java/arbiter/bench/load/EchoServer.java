package arbiter.bench.load;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

/**
 * The same server without anything of Arbiter: to a message it sends everybody on that path a text of the size that the
 * message asks for, and its sender a second one. What this costs no server can save.
 */
public final class EchoServer {

    private static final int THREADS = 64;
    private static final String GREETING = "hello";

    /** Thousands of sockets take a while to open. */
    private static final Duration MOST_IDLE = Duration.ofMinutes(10);

    private static final Map<String, List<Session>> TABLES = new ConcurrentHashMap<>();
    private static final Map<Integer, String> TEXTS = new ConcurrentHashMap<>();

    private EchoServer() {}

    public static void main(String[] unused) throws Exception {
        Server server = new Server(new QueuedThreadPool(THREADS));
        ServerConnector connector = new ServerConnector(server);
        connector.setHost("localhost");
        server.addConnector(connector);
        server.setHandler(WebSocketUpgradeHandler.from(server, EchoServer::listen));
        server.start();
        System.out.println("Arbiter is at http://localhost:" + connector.getLocalPort());
        server.join();
    }

    private static void listen(ServerWebSocketContainer container) {
        container.setIdleTimeout(MOST_IDLE);
        container.addMapping("/*", (request, response, callback) -> {
            String table = URI.create(request.getHttpURI().asString()).getPath();
            return new Echo(TABLES.computeIfAbsent(table, fresh -> new CopyOnWriteArrayList<>()));
        });
    }

    /** One socket, for Jetty to call; a message is {@code <size for all> <size for the sender> <anything>}. */
    public static final class Echo implements Session.Listener.AutoDemanding {

        private final List<Session> table;
        private Session session;

        private Echo(List<Session> table) {
            this.table = table;
        }

        @Override
        public void onWebSocketOpen(Session opened) {
            session = opened;
            table.add(opened);
            opened.sendText(GREETING, Callback.NOOP);
        }

        @Override
        public void onWebSocketText(String message) {
            String[] words = message.split(" ", 3);
            String update = text(words[0]);
            table.forEach(one -> one.sendText(update, Callback.NOOP));
            session.sendText(text(words[1]), Callback.NOOP);
        }

        private static String text(String size) {
            return TEXTS.computeIfAbsent(Integer.valueOf(size), "x"::repeat);
        }

        /** Whoever hangs up in the middle of a message is gone like others. */
        @Override
        public void onWebSocketError(Throwable cause) {
            table.remove(session);
        }

        @Override
        public void onWebSocketClose(int code, String reason, Callback callback) {
            table.remove(session);
            callback.succeed();
        }
    }
}
