package arbiter.cli;

import arbiter.kernel.Refused;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;

/** Asks a server that has just started what its first visitors will ask. */
final class SelfCheck {

    private static final List<String> PLACES =
            List.of("/api/health", "/", "/api/games", "/lib/lit/index.js", "/api/openapi.json");

    private SelfCheck() {}

    static void ask(String address) {
        HttpClient client =
                HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
        for (String place : PLACES) {
            int status = status(client, address + place);
            if (status != 200) {
                throw new Refused("the server answers " + status + " at " + place);
            }
        }
    }

    private static int status(HttpClient client, String address) {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                    .timeout(Duration.ofSeconds(20))
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        } catch (IOException silent) {
            throw new Refused("the server does not answer at " + address + ": " + silent.getMessage());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Refused("stopped before the server was asked everything");
        }
    }
}
