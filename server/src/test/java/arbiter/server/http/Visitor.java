package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** Somebody who calls the server: keeps the cookie and says it is no other site. */
final class Visitor {

    static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final String address;
    private final Map<String, String> headers = new LinkedHashMap<>();

    Visitor(String address) {
        this.address = address;
        headers.put("Arbiter", "1");
        headers.put("Content-Type", "application/json");
    }

    /** An answer of the server. */
    record Answer(int status, JsonNode body, HttpResponse<byte[]> response) {

        Answer expect(int expected) {
            assertThat(status).as(text()).isEqualTo(expected);
            return this;
        }

        /** A refusal as the protocol has it: never a trace, always a code and a sentence. */
        Answer refused(int expected, String code) {
            expect(expected);
            assertThat(body.at("/error/code").asText()).as(text()).isEqualTo(code);
            assertThat(body.at("/error/message").asText()).isNotBlank().doesNotContain("Exception", "\tat ");
            return this;
        }

        String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }

        String text() {
            return new String(response.body(), java.nio.charset.StandardCharsets.UTF_8);
        }
    }

    Visitor with(String header, String value) {
        headers.put(header, value);
        return this;
    }

    Visitor without(String header) {
        headers.remove(header);
        return this;
    }

    String cookie() {
        return headers.getOrDefault("Cookie", "");
    }

    String address() {
        return address;
    }

    /** The same person, at another house with the same memory. */
    Visitor at(House house) {
        return new Visitor(house.address()).with("Cookie", headers.getOrDefault("Cookie", ""));
    }

    Answer get(String path) {
        return call("GET", path, null);
    }

    Answer post(String path, String body) {
        return call("POST", path, body);
    }

    Answer patch(String path, String body) {
        return call("PATCH", path, body);
    }

    Answer delete(String path) {
        return call("DELETE", path, null);
    }

    Answer call(String method, String path, String body) {
        return call(
                method,
                path,
                headers.get("Content-Type"),
                body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
    }

    /** Sends a file of that type. */
    Answer send(String path, String type, byte[] bytes) {
        return call("POST", path, type, HttpRequest.BodyPublishers.ofByteArray(bytes));
    }

    private Answer call(String method, String path, String type, HttpRequest.BodyPublisher body) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + path)).timeout(Duration.ofSeconds(120));
        headers.forEach(request::header);
        if (type != null) {
            request.setHeader("Content-Type", type);
        }
        request.method(method, body);
        try {
            HttpResponse<byte[]> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            response.headers()
                    .firstValue("Set-Cookie")
                    .ifPresent(cookie -> headers.put("Cookie", cookie.replaceAll(";.*", "")));
            return new Answer(response.statusCode(), json(response), response);
        } catch (IOException unreachable) {
            throw new UncheckedIOException(unreachable);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /** Makes a table of the example game where this visitor is the gamemaster; the id of the table. */
    String table() {
        return post("/api/tables", """
            {"game": "duel", "encounter": "crossing", "title": "At the crossing"}\
            """).expect(201).body().get("id").asText();
    }

    /** Another visitor who sits at that table by an invite of this one. */
    Visitor invite(String table, Visitor guest, String role, String... units) {
        String wish = "{\"role\": \"" + role + "\", \"units\": " + JSON.valueToTree(units) + "}";
        String link = post("/api/tables/" + table + "/invites", wish)
                .expect(201)
                .body()
                .get("link")
                .asText();
        guest.post("/api/invites/" + link.replaceAll(".*/", ""), "{}").expect(200);
        return guest;
    }

    Answer command(String table, String command) {
        long number =
                get("/api/tables/" + table + "/view").body().path("number").asLong();
        return post("/api/tables/" + table + "/commands", frame(number, command));
    }

    static String frame(long number, String command) {
        return "{\"key\": \"" + UUID.randomUUID() + "\", \"number\": " + number + ", \"command\": " + command + "}";
    }

    private static JsonNode json(HttpResponse<byte[]> response) throws IOException {
        boolean json = response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
        return json ? JSON.readTree(response.body()) : JSON.missingNode();
    }
}
