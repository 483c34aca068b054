package arbiter.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** A person who calls the server. Like a proxy, it says for whom: a thousand tables are not one address. */
final class Caller {

    static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String address;
    private final String cookie;

    private Caller(String address, String cookie) {
        this.address = address;
        this.cookie = cookie;
    }

    static Caller named(String address, String name) {
        HttpResponse<byte[]> response = send(request(address, "/api/session", name)
                .POST(body(JSON.createObjectNode().put("name", name))));
        String cookie =
                response.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
        return new Caller(address, cookie);
    }

    /** The same person at a server that was started again elsewhere. */
    Caller at(String other) {
        return new Caller(other, cookie);
    }

    String cookie() {
        return cookie;
    }

    JsonNode post(String path, JsonNode wish, String from) {
        return json(send(request(address, path, from).header("Cookie", cookie).POST(body(wish))));
    }

    JsonNode get(String path, String from) {
        return json(send(request(address, path, from).header("Cookie", cookie).GET()));
    }

    private static HttpRequest.Builder request(String address, String path, String from) {
        return HttpRequest.newBuilder(URI.create(address + path))
                .header("Arbiter", "1")
                .header("Content-Type", "application/json")
                .header("X-Forwarded-For", from)
                .timeout(Duration.ofSeconds(60));
    }

    private static HttpRequest.BodyPublisher body(JsonNode wish) {
        return HttpRequest.BodyPublishers.ofString(wish.toString());
    }

    private static HttpResponse<byte[]> send(HttpRequest.Builder request) {
        try {
            HttpResponse<byte[]> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            if (response.statusCode() >= 300) {
                throw new IllegalStateException(response.request().uri() + ": " + new String(response.body()));
            }
            return response;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static JsonNode json(HttpResponse<byte[]> response) {
        try {
            return JSON.readTree(response.body());
        } catch (IOException garbled) {
            throw new UncheckedIOException(garbled);
        }
    }
}
