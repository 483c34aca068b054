package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Person;
import arbiter.server.table.Tables;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;

/** The open sockets of all tables: who may open one, what is heard on it, and when it is closed. */
final class Sockets implements AutoCloseable {

    private static final String PATH = "/api/tables/{id}/socket";
    private static final int LARGEST_FRAME = 64 << 10;

    /** So many may one person have open: several tables in several windows. */
    static final int MOST_OF_ONE = 100;

    private final Tables tables;
    private final Membership membership;
    private final CommandGate commands;
    private final Api api;
    private final HostNames names;
    private final Duration silence;
    private final Map<String, TableSocket> open = new ConcurrentHashMap<>();
    private final Map<String, Integer> ofPerson = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "silence");
        thread.setDaemon(true);
        return thread;
    });

    Sockets(Tables tables, Membership membership, CommandGate commands, Api api, HostNames names, Duration silence) {
        this.tables = tables;
        this.membership = membership;
        this.commands = commands;
        this.api = api;
        this.names = names;
        this.silence = silence;
    }

    void install(JavalinConfig config) {
        config.jetty.modifyWebSocketServletFactory(Sockets::limit);
        config.routes.wsBeforeUpgrade(PATH, this::admit);
        config.routes.ws(PATH, this::listen);
        long pause = Math.max(1, silence.toMillis() / 6);
        clock.scheduleWithFixedDelay(this::closeSilent, pause, pause, TimeUnit.MILLISECONDS);
    }

    /** Our own clock closes silent sockets; the container's only catches what that would miss. */
    private static void limit(JettyWebSocketServletFactory factory) {
        factory.setMaxTextMessageSize(LARGEST_FRAME);
        factory.setMaxFrameSize(LARGEST_FRAME);
        factory.setIdleTimeout(Duration.ofMinutes(10));
    }

    private void admit(Context context) {
        names.check(context);
        Guard.sameOrigin(context);
        Person person = api.visitor(context)
                .orElseThrow(() ->
                        new RequestRefused(RequestRefused.Code.NO_SESSION, "say who you are first: POST /api/session"));
        context.attribute(
                "member",
                membership.member(context.pathParam("id"), person.id()).id());
        if (ofPerson.getOrDefault(person.id(), 0) >= MOST_OF_ONE) {
            throw RequestRefused.tooFast("sockets of one person", 1);
        }
        context.attribute("person", person.id());
    }

    private void listen(WsConfig socket) {
        socket.onConnect(this::opened);
        socket.onMessage(message -> with(message, one -> one.hear(message.message())));
        socket.onBinaryMessage(message -> with(message, one -> one.close(4000, "send text, not bytes")));
        socket.onClose(closing ->
                Optional.ofNullable(open.remove(closing.sessionId())).ifPresent(one -> closed(closing, one)));
    }

    private void closed(WsContext closing, TableSocket socket) {
        String person = closing.attribute("person");
        ofPerson.computeIfPresent(person, (id, count) -> count == 1 ? null : count - 1);
        socket.gone();
    }

    private void opened(WsConnectContext context) {
        TableSocket socket = new TableSocket(context.session, commands);
        open.put(context.sessionId(), socket);
        String person = context.attribute("person");
        if (ofPerson.merge(person, 1, Integer::sum) > MOST_OF_ONE) {
            socket.close(4000, "you have " + MOST_OF_ONE + " sockets open already; close one first");
            return;
        }
        try {
            socket.begin(
                    tables.open(context.pathParam("id")),
                    context.attribute("member"),
                    Optional.ofNullable(context.queryParam("stream")),
                    number(context.queryParam("number")));
        } catch (RuntimeException failure) {
            socket.close(4000, ErrorAnswers.refusal(failure).getMessage());
        }
    }

    private static long number(String word) {
        return word != null && word.matches("\\d{1,15}") ? Long.parseLong(word) : 0;
    }

    private void with(WsContext context, java.util.function.Consumer<TableSocket> doing) {
        Optional.ofNullable(open.get(context.sessionId())).ifPresent(doing);
    }

    private void closeSilent() {
        long since = System.nanoTime() - silence.toNanos();
        open.values().forEach(socket -> socket.closeIfSilent(since));
    }

    @Override
    public void close() {
        clock.shutdownNow();
        open.values().forEach(socket -> socket.close(1001, "the server stops; it will be back"));
    }
}
