package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;

/**
 * A program at a table that plays by itself: answers what it is asked, talks in between, comes back when the line is
 * cut and sends again what was not acknowledged. Keeps all it was told.
 */
final class Guest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final long DEADLINE = 60_000_000_000L;

    private final String cookie;
    private final String table;
    private final Random random;
    private final Runnable pulse;
    private final List<JsonNode> log = new ArrayList<>();
    private final Map<String, String> sent = new LinkedHashMap<>();
    private final TreeSet<String> acknowledged = new TreeSet<>();
    private final List<String> refusals = new ArrayList<>();
    private ObjectNode picture;
    private WebSocket socket;
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
    private Ear current;
    private boolean playing;
    private int closedWith;
    private boolean welcomed;
    private final List<String> raw = new ArrayList<>();

    /** The pulse is told of every message, coming or going. */
    Guest(Visitor visitor, String table, long seed, Runnable pulse) {
        this.cookie = visitor.cookie();
        this.table = table;
        this.random = new Random(seed);
        this.pulse = pulse;
    }

    String table() {
        return table;
    }

    synchronized String member() {
        return picture.at("/you/member").asText();
    }

    Visitor at(String address) {
        return new Visitor(address).with("Cookie", cookie);
    }

    /** Sits down, or comes back; what is still unanswered is sent again. */
    void connect(String address) {
        String resume;
        synchronized (this) {
            current = null;
            welcomed = false;
            resume = picture == null ? "" : "?stream=" + picture.get("stream").asText() + "&number=" + number();
        }
        String to = address.replaceFirst("http", "ws") + "/api/tables/" + table + "/socket" + resume;
        Ear ear = new Ear();
        WebSocket fresh = HTTP.newWebSocketBuilder()
                .header("Cookie", cookie)
                .buildAsync(URI.create(to), ear)
                .join();
        synchronized (this) {
            socket = fresh;
            sending = CompletableFuture.completedFuture(null);
            current = ear;
            ear.early.forEach(this::hear);
            List.copyOf(sent.values()).forEach(this::send);
            await(() -> welcomed, "a welcome");
        }
    }

    /** What still comes over the old line is not heard any more. */
    synchronized void cut() {
        current = null;
        socket.abort();
    }

    synchronized void play(boolean on) {
        playing = on;
        if (on) {
            act();
        }
    }

    synchronized long number() {
        return picture.get("number").asLong();
    }

    synchronized ObjectNode picture() {
        return picture.deepCopy();
    }

    synchronized List<JsonNode> log() {
        return List.copyOf(log);
    }

    synchronized TreeSet<String> acknowledged() {
        return new TreeSet<>(acknowledged);
    }

    synchronized List<String> refusals() {
        return List.copyOf(refusals);
    }

    synchronized boolean hasUnanswered() {
        return !sent.isEmpty();
    }

    /** Every message as it came. */
    synchronized List<String> raw() {
        return List.copyOf(raw);
    }

    synchronized boolean closed() {
        return closedWith != 0;
    }

    synchronized void await(BooleanSupplier condition, String what) {
        long end = System.nanoTime() + DEADLINE;
        try {
            while (!condition.getAsBoolean()) {
                long left = end - System.nanoTime();
                assertThat(left).as("%s in time; last: %s", what, picture).isPositive();
                wait(Math.max(1, left / 1_000_000));
            }
        } catch (InterruptedException hurry) {
            throw new IllegalStateException(hurry);
        }
    }

    synchronized void does(String command) {
        String key = UUID.randomUUID().toString();
        sent.put(
                key,
                "{\"type\": \"command\", \"key\": \"" + key + "\", \"number\": " + number() + ", \"command\": "
                        + command.replace("KEY", key) + "}");
        send(sent.get(key));
    }

    /** Says it at that server, without a socket. */
    void says(String address, String text) {
        String body = "{\"key\": \"" + text + "\", \"number\": " + number()
                + ", \"command\": {\"do\": \"say\", \"text\": \"" + text + "\"}}";
        at(address).post("/api/tables/" + table + "/commands", body).expect(200);
    }

    private void send(String frame) {
        WebSocket over = socket;
        sending = sending.thenCompose(before -> over.sendText(frame, true)).handle((done, cut) -> null);
        pulse.run();
    }

    private void hear(JsonNode message) {
        switch (message.path("type").asText()) {
            case "welcome" -> welcome((ObjectNode) message);
            case "update" -> update(message);
            case "ack" -> {
                sent.remove(message.get("key").asText());
                acknowledged.add(message.get("key").asText());
            }
            case "refused" -> {
                sent.remove(message.path("key").asText());
                refusals.add(message.at("/error/code").asText());
            }
            default -> {}
        }
        notifyAll();
        if (playing && sent.isEmpty() && picture != null) {
            act();
        }
    }

    private void welcome(ObjectNode message) {
        boolean resumed = picture != null && picture.get("stream").equals(message.get("stream"));
        if (!resumed) {
            log.clear();
        }
        picture = message;
        welcomed = true;
        message.path("log").forEach(this::tell);
    }

    /** As the log keeps it: what an event changed is told only while it happens. */
    private void tell(JsonNode item) {
        ObjectNode kept = item.deepCopy();
        kept.remove("view");
        log.add(kept);
    }

    private void update(JsonNode message) {
        message.properties().forEach(part -> {
            if (!List.of("view", "log", "type").contains(part.getKey())) {
                picture.set(part.getKey(), part.getValue());
            }
        });
        ObjectNode view = (ObjectNode) picture.get("view");
        message.path("view").properties().forEach(part -> {
            if (!List.of("units", "gone").contains(part.getKey())) {
                view.set(part.getKey(), part.getValue());
            }
        });
        Map<String, JsonNode> units = new LinkedHashMap<>();
        view.path("units").forEach(unit -> units.put(unit.get("id").asText(), unit));
        message.at("/view/units").forEach(unit -> units.put(unit.get("id").asText(), unit));
        message.at("/view/gone").forEach(gone -> units.remove(gone.asText()));
        view.putArray("units").addAll(units.values());
        message.path("log").forEach(this::tell);
    }

    /** Answers what is asked of it; otherwise it says something now and then, and all the time once the fight is over. */
    private void act() {
        for (JsonNode request : picture.path("requests")) {
            if (request.path("yours").asBoolean()) {
                does("{\"do\": \"answer\", \"request\": " + request.get("id") + ", \"options\": " + answer(request)
                        + "}");
                return;
            }
        }
        if (picture.path("ending").isObject() || random.nextInt(3) == 0) {
            does("{\"do\": \"say\", \"text\": \"KEY\"}");
        }
    }

    private String answer(JsonNode request) {
        boolean single =
                List.of("one", "yes-no", "amount").contains(request.path("kind").asText());
        JsonNode options = request.path("options");
        return single && !options.isEmpty()
                ? "[" + options.get(random.nextInt(options.size())).get("id") + "]"
                : request.get("fallback").toString();
    }

    /** Listens on one socket. */
    private final class Ear implements WebSocket.Listener {

        private final StringBuilder half = new StringBuilder();
        private final List<JsonNode> early = new ArrayList<>();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            half.append(part);
            if (last) {
                take(half.toString());
                half.setLength(0);
                pulse.run();
            }
            from.request(1);
            return null;
        }

        private void take(String text) {
            try {
                JsonNode message = Visitor.JSON.readTree(text);
                synchronized (Guest.this) {
                    raw.add(text);
                    if (current == this) {
                        hear(message);
                    } else {
                        early.add(message);
                    }
                }
            } catch (IOException garbled) {
                throw new UncheckedIOException(garbled);
            }
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            synchronized (Guest.this) {
                closedWith = code;
                Guest.this.notifyAll();
            }
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable cut) {}
    }
}
