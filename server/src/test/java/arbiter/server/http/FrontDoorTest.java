package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrontDoorTest {

    @TempDir
    private static Path folder;

    private static House house;

    @BeforeAll
    static void open() {
        house = House.open(folder);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    @Test
    void the_server_says_that_it_is_well() {
        JsonNode health = house.stranger().get("/api/health").expect(200).body();

        assertThat(health.get("status").asText()).isEqualTo("ok");
        assertThat(health.get("database").asText()).isEqualTo("sqlite");
        assertThat(health.get("games")).anyMatch(game -> game.asText().equals("duel"));
    }

    @Test
    void the_server_counts_what_it_refused() {
        JsonNode before = house.stranger().get("/api/health").body().get("refused");
        house.stranger().without("Arbiter").post("/api/session", "{}").refused(403, "cross-site");
        JsonNode after = house.stranger().get("/api/health").body().get("refused");

        assertThat(after.path("cross-site").asInt())
                .isGreaterThan(before.path("cross-site").asInt());
    }

    @Test
    void every_game_can_be_chosen_with_its_encounters() {
        for (JsonNode game :
                house.stranger().get("/api/games").expect(200).body().get("games")) {
            assertThat(game.get("encounters")).as(game.get("id").asText()).isNotEmpty();
            for (JsonNode encounter : game.get("encounters")) {
                assertThat(encounter.get("title").asText()).isNotBlank();
                assertThat(encounter.get("sides")).hasSizeGreaterThanOrEqualTo(2);
            }
        }
    }

    @Test
    void rules_are_found_by_words_and_by_id() {
        Visitor stranger = house.stranger();
        JsonNode found =
                stranger.get("/api/games/duel/rules?q=balence").expect(200).body();
        String id = found.at("/rules/0/id").asText();

        assertThat(stranger.get("/api/games/duel/rules/" + id).expect(200).body())
                .isEqualTo(found.at("/rules/0"));
        stranger.get("/api/games/duel/rules/nothing").refused(404, "not-found");
        assertThat(stranger.get("/api/games/dule/rules?q=x")
                        .refused(404, "not-found")
                        .text())
                .contains("did you mean 'duel'?");
    }

    @Test
    void a_name_is_all_it_takes_and_the_cookie_is_kept_from_scripts_and_other_sites() {
        Visitor visitor = house.stranger();
        visitor.get("/api/session").refused(401, "no-session");
        Visitor.Answer entered =
                visitor.post("/api/session", "{\"name\": \" Ada\\u202e  \"}").expect(201);

        assertThat(entered.body().get("name").asText()).isEqualTo("Ada");
        assertThat(entered.header("Set-Cookie"))
                .startsWith("arbiter=")
                .contains("HttpOnly", "SameSite=Strict", "Path=/")
                .doesNotContain("Secure");
        assertThat(visitor.cookie()).hasSizeGreaterThan(43);
        visitor.patch("/api/session", "{\"name\": \"Ada Lovelace\"}").expect(200);
        assertThat(visitor.get("/api/session").body().get("name").asText()).isEqualTo("Ada Lovelace");
    }

    @Test
    void behind_https_the_cookie_is_for_https_only() {
        Visitor visitor = house.stranger().with("X-Forwarded-Proto", "https");

        assertThat(visitor.post("/api/session", "{\"name\": \"Ada\"}").header("Set-Cookie"))
                .contains("Secure");
    }

    @Test
    void forged_cookies_are_nobody() {
        for (String cookie :
                new String[] {"arbiter=", "arbiter=x", "arbiter=" + "y".repeat(5000), "arbiter=' OR 1=1"}) {
            house.stranger().with("Cookie", cookie).get("/api/session").refused(401, "no-session");
        }
    }

    @Test
    void calls_of_other_sites_are_refused() {
        String body = "{\"name\": \"Eve\"}";

        house.stranger().without("Arbiter").post("/api/session", body).refused(403, "cross-site");
        house.stranger()
                .with("Origin", "https://evil.example")
                .post("/api/session", body)
                .refused(403, "cross-site");
        house.stranger().with("Origin", "null").post("/api/session", body).refused(403, "cross-site");
        house.stranger()
                .with("Origin", house.address())
                .post("/api/session", body)
                .expect(201);
    }

    @ParameterizedTest
    @CsvSource({
        "localhost:80, 200",
        "127.0.0.1, 200",
        "[::1]:8080, 200",
        "192.168.1.5:8080, 200",
        "laptop, 200",
        "laptop.local, 200",
        "table.example.org, 200",
        "TABLE.example.org.:443, 200",
        "evil.example, 403",
        "evil.example:80, 403",
        "localhost.evil.example, 403",
        "127.0.0.1.evil.example, 403"
    })
    void names_that_others_could_own_are_not_answered(String name, int status) throws IOException {
        HostNames ours = new HostNames("localhost", List.of("table.example.org"));
        assertThat(ours.knows(name)).isEqualTo(status == 200);
        if (status == 403) {
            for (String path : List.of("/", "/api/games")) {
                assertThat(asked(path, name)).startsWith("HTTP/1.1 403").contains("cross-site", "--name NAME");
            }
            assertThat(asked("/api/tables/none/socket", name)).startsWith("HTTP/1.1 403");
        }
    }

    /** What is answered to somebody who found the server under that name. */
    private static String asked(String path, String name) throws IOException {
        String upgrade = path.endsWith("socket")
                ? "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        + "Connection: Upgrade, close\r\n"
                : "Connection: close\r\n";
        return raw("GET " + path + " HTTP/1.1\r\nHost: " + name + "\r\n" + upgrade + "\r\n");
    }

    private static String raw(String call) throws IOException {
        try (Socket socket = new Socket("localhost", house.port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(call.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "7",
                "{",
                "{\"name\": \"A\"} {}",
                "{\"name\": \"A\", \"name\": \"B\"}",
                "{\"name\": NaN}",
                "{\"name\": 7}",
                "{\"name\": null}",
                "{\"name\": \"\"}",
                "{\"name\": \"\\u0000\\u200b\"}",
                "{\"name\": [\"A\"]}",
                "{\"name\": 1e999999999}"
            })
    void malformed_bodies_are_refused(String body) {
        house.stranger().post("/api/session", body).refused(400, "malformed");
    }

    @Test
    void unknown_keys_are_refused_by_name() {
        assertThat(house.stranger()
                        .post("/api/session", "{\"nmae\": \"Ada\"}")
                        .refused(400, "unknown-key")
                        .text())
                .contains("did you mean 'name'?");
    }

    @Test
    void too_deep_too_long_and_too_large_is_refused() {
        house.stranger()
                .post("/api/session", "{\"name\": " + "[".repeat(100_000) + "}")
                .refused(400, "malformed");
        house.stranger()
                .post("/api/session", "{\"name\": \"" + "x".repeat(41) + "\"}")
                .refused(400, "malformed");
        house.stranger()
                .post("/api/session", "{\"name\": \"" + "x".repeat(300 << 10) + "\"}")
                .refused(413, "too-large");
        house.stranger()
                .with("Content-Type", "text/plain")
                .post("/api/session", "{\"name\": \"Ada\"}")
                .refused(415, "wrong-type");
    }

    @Test
    void wrong_addresses_and_methods_are_told() {
        house.stranger().get("/api/nothing").refused(404, "not-found");
        house.stranger().delete("/api/health").refused(405, "wrong-method");
        house.stranger().get("/nothing.js").refused(404, "not-found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../logback.xml",
                "/..%2f..%2fetc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/lib/../../META-INF/MANIFEST.MF",
                "/lib/lit/..%2f..%2f..%2fMANIFEST.MF",
                "/lib/lit/%2e%2e/package.json",
                "/web/index.html",
                "/arbiter/server/http/openapi.json",
                "/lib//etc/passwd",
                "/tokens.css%00.html",
                "/lib/lit/3.3.2/..;/package.json"
            })
    void nothing_outside_the_pages_can_be_reached(String path) throws IOException {
        String answer = raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertThat(answer.lines().findFirst().orElse("")).matches("HTTP/1.1 (400|404) .*");
        assertThat(answer).contains("\"error\"").doesNotContain("root:", "Jetty", "jetty");
    }

    @Test
    void pages_run_nothing_but_our_own_scripts() {
        Visitor.Answer home = house.stranger().get("/").expect(200);
        String policy = home.header("Content-Security-Policy");

        assertThat(home.header("Content-Type")).startsWith("text/html");
        assertThat(policy)
                .contains(
                        "default-src 'none'",
                        "script-src 'self' 'sha256-",
                        "style-src 'self'",
                        "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(home.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(home.header("Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(house.stranger().get("/api/health").header("Content-Security-Policy"))
                .contains("default-src 'none'");
        for (String page : new String[] {"/join/abc", "/table/abc", "/no/such/address"}) {
            assertThat(house.stranger().get(page).expect(404).text()).contains("<!doctype html>");
        }
    }

    @Test
    void browsers_need_not_load_twice_what_has_not_changed() {
        Visitor.Answer home = house.stranger().get("/").expect(200);
        String script = home.text().replaceAll("(?s).*src=\"(/bundle/[^\"]+)\".*", "$1");

        house.stranger().with("If-None-Match", home.header("ETag")).get("/").expect(304);
        Visitor.Answer whole = house.stranger().get(script).expect(200);
        Visitor.Answer zipped =
                house.stranger().with("Accept-Encoding", "gzip").get(script).expect(200);
        assertThat(whole.header("Cache-Control")).contains("immutable");
        assertThat(zipped.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(zipped.response().body()).hasSizeLessThan(whole.response().body().length / 2);
        house.stranger().get(script.replace(".js", "0.js")).refused(404, "not-found");
        assertThat(house.stranger().get("/lib/lit-html/lit-html.js").expect(200).header("Content-Type"))
                .startsWith("text/javascript");
        house.stranger().get("/lib/@lit/reactive-element/x.js").refused(404, "not-found");
    }
}
