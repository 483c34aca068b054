package arbiter.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** One person at one address who asks for too much, and what they were answered. */
final class Attacker {

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String server;
    private final String from;
    private final Map<Integer, AtomicInteger> answers = new TreeMap<>();
    private String cookie = "";

    /** An answer; a status of 0 is none at all. */
    record Answer(int status, JsonNode body) {

        String id() {
            if (!body.hasNonNull("id")) {
                throw new IllegalStateException("no table was made: " + status + " " + body);
            }
            return body.get("id").asText();
        }
    }

    Attacker(String server, String from) {
        this.server = server;
        this.from = from;
        HttpResponse<byte[]> entered = send("POST", "/api/session", json().put("name", "Mallory"));
        cookie = entered.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
    }

    static ObjectNode json() {
        return Caller.JSON.createObjectNode();
    }

    String cookie() {
        return cookie;
    }

    String from() {
        return from;
    }

    int port() {
        return URI.create(server).getPort();
    }

    Answer get(String path) {
        return call("GET", path, Caller.JSON.missingNode());
    }

    Answer post(String path, JsonNode body) {
        return call("POST", path, body);
    }

    Answer command(String table, ObjectNode command) {
        ObjectNode frame = json().put("key", UUID.randomUUID().toString()).put("number", 0);
        frame.set("command", command);
        return post("/api/tables/" + table + "/commands", frame);
    }

    String table(String game, String encounter) {
        return post("/api/tables", json().put("game", game).put("encounter", encounter))
                .id();
    }

    Answer call(String method, String path, JsonNode body) {
        try {
            HttpResponse<byte[]> response = send(method, path, body);
            count(response.statusCode());
            return new Answer(response.statusCode(), Caller.JSON.readTree(response.body()));
        } catch (IOException | UncheckedIOException unanswered) {
            count(0);
            return new Answer(0, Caller.JSON.missingNode());
        }
    }

    /** Sends something that is no JSON. */
    Answer send(String path, String type, byte[] body) {
        HttpRequest.Builder request = request(path).setHeader("Content-Type", type);
        try {
            HttpResponse<byte[]> response = send(request.POST(BodyPublishers.ofByteArray(body)));
            count(response.statusCode());
            return new Answer(response.statusCode(), Caller.JSON.readTree(response.body()));
        } catch (IOException | UncheckedIOException unanswered) {
            count(0);
            return new Answer(0, Caller.JSON.missingNode());
        }
    }

    private HttpResponse<byte[]> send(String method, String path, JsonNode body) {
        return send(request(path)
                .method(
                        method,
                        body.isMissingNode() ? BodyPublishers.noBody() : BodyPublishers.ofString(body.toString())));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server + path))
                .header("Arbiter", "1")
                .header("Content-Type", "application/json")
                .header("X-Forwarded-For", from)
                .header("Cookie", cookie)
                .timeout(Duration.ofSeconds(30));
    }

    private HttpResponse<byte[]> send(HttpRequest.Builder request) {
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(stopped));
        }
    }

    void count(int status) {
        synchronized (answers) {
            answers.computeIfAbsent(status, first -> new AtomicInteger()).incrementAndGet();
        }
    }

    /** How often each status came: {@code 200 x 31, 429 x 3}. */
    String answers() {
        synchronized (answers) {
            StringBuilder text = new StringBuilder();
            answers.forEach((status, count) -> text.append(text.isEmpty() ? "" : ", ")
                    .append(status == 0 ? "none" : status)
                    .append(" x ")
                    .append(count));
            answers.clear();
            return text.toString();
        }
    }
}
