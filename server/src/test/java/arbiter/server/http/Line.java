package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A visitor's socket at a table. Everything it hears is kept in order and looks as described; whatever is awaited has a
 * deadline.
 */
final class Line implements WebSocket.Listener {

    private static final long DEADLINE_SECONDS = 20;
    private static final Shape SHAPE = new Shape(OpenApi.description());
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder half = new StringBuilder();
    private WebSocket socket;

    static Line open(Visitor visitor, String table) {
        return open(visitor, table, "", Map.of());
    }

    static Line open(Visitor visitor, String table, String query, Map<String, String> headers) {
        Line line = new Line();
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        if (!visitor.cookie().isEmpty()) {
            builder.header("Cookie", visitor.cookie());
        }
        headers.forEach(builder::header);
        String address = visitor.address().replaceFirst("http", "ws") + "/api/tables/" + table + "/socket" + query;
        line.socket = builder.buildAsync(URI.create(address), line).join();
        return line;
    }

    /** The status with which a handshake is refused. */
    static int refused(Visitor visitor, String table, Map<String, String> headers) {
        try {
            open(visitor, table, "", headers).socket.abort();
            return 101;
        } catch (CompletionException refusal) {
            assertThat(refusal).hasCauseInstanceOf(WebSocketHandshakeException.class);
            return ((WebSocketHandshakeException) refusal.getCause())
                    .getResponse()
                    .statusCode();
        }
    }

    void send(String text) {
        socket.sendText(text, true).join();
    }

    void sendBytes() {
        socket.sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true).join();
    }

    void command(String key, long number, String command) {
        send("{\"type\": \"command\", \"key\": \"" + key + "\", \"number\": " + number + ", \"command\": " + command
                + "}");
    }

    /** The next message of that type; those before it are passed over. */
    JsonNode next(String type) {
        try {
            for (JsonNode message; (message = heard.poll(DEADLINE_SECONDS, TimeUnit.SECONDS)) != null; ) {
                assertThat(SHAPE.misfits(message, described(message))).isEmpty();
                if (message.get("type").asText().equals(type)) {
                    return message;
                }
            }
            throw new AssertionError("no message of type " + type + " came");
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static JsonNode described(JsonNode message) {
        String type = message.get("type").asText();
        return OpenApi.description()
                .at("/components/schemas/" + type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1));
    }

    int closed() {
        return closed.orTimeout(DEADLINE_SECONDS, TimeUnit.SECONDS).join();
    }

    void hangUp() {
        socket.abort();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        half.append(part);
        if (last) {
            try {
                heard.add(Visitor.JSON.readTree(half.toString()));
            } catch (IOException garbled) {
                closed.completeExceptionally(garbled);
            }
            half.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
        closed.complete(1006);
    }
}
