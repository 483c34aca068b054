package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.http.Company.Who;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may make which call: every route with everybody there can be. A route without a row here fails. */
class RouteMatrixTest {

    /** What nobody, a stranger, a removed member, a spectator, another player, a player, the gamemaster get. */
    private static final String OPEN = "200 200 200 200 200 200 200";

    private static final String SESSION = "401 200 200 200 200 200 200";
    private static final String MEMBERS = "401 404 404 200 200 200 200";
    private static final String GAMEMASTER = "401 404 404 403 403 403 200";

    private static final Map<String, String> CELLS = new LinkedHashMap<>();

    static {
        CELLS.put("GET /api/health", OPEN);
        CELLS.put("GET /api/openapi.json", OPEN);
        CELLS.put("GET /api/games", OPEN);
        CELLS.put("GET /api/games/{game}/primer", OPEN);
        CELLS.put("GET /api/games/{game}/rulebook", OPEN);
        CELLS.put("GET /api/games/{game}/guide", OPEN);
        CELLS.put("GET /api/games/{game}/about", OPEN);
        CELLS.put("GET /api/games/{game}/rules", OPEN);
        CELLS.put("GET /api/games/{game}/rules/{rule}", OPEN);
        CELLS.put("GET /api/rules", OPEN);
        CELLS.put("GET /api/session", SESSION);
        CELLS.put("POST /api/session", OPEN);
        CELLS.put("PATCH /api/session", SESSION);
        CELLS.put("GET /api/tables", SESSION);
        CELLS.put("POST /api/tables", SESSION);
        CELLS.put("POST /api/tables/import", SESSION);
        CELLS.put("GET /api/tables/{id}", MEMBERS);
        CELLS.put("PATCH /api/tables/{id}", GAMEMASTER);
        CELLS.put("DELETE /api/tables/{id}", GAMEMASTER);
        CELLS.put("POST /api/tables/{id}/invites", GAMEMASTER);
        CELLS.put("GET /api/tables/{id}/invites", GAMEMASTER);
        CELLS.put("DELETE /api/tables/{id}/invites/{invite}", GAMEMASTER);
        CELLS.put("GET /api/invites/{secret}", OPEN);
        CELLS.put("POST /api/invites/{secret}", SESSION);
        CELLS.put("PATCH /api/tables/{id}/members/{member}", GAMEMASTER);
        // The player leaves; there is nobody left for the gamemaster to remove.
        CELLS.put("DELETE /api/tables/{id}/members/{member}", "401 404 404 403 403 200 404");
        CELLS.put("GET /api/tables/{id}/view", MEMBERS);
        CELLS.put("GET /api/tables/{id}/log", MEMBERS);
        CELLS.put("GET /api/tables/{id}/replay", MEMBERS);
        CELLS.put("GET /api/tables/{id}/pictures", MEMBERS);
        CELLS.put("GET /api/tables/{id}/sheets", MEMBERS);
        CELLS.put("GET /api/tables/{id}/luck", MEMBERS);
        CELLS.put("GET /api/tables/{id}/edits", GAMEMASTER);
        CELLS.put("POST /api/tables/{id}/commands", MEMBERS);
        CELLS.put("GET /api/tables/{id}/area", "401 404 404 409 409 409 409");
        CELLS.put("POST /api/tables/{id}/following", "401 404 404 409 409 409 409");
        CELLS.put("POST /api/tables/{id}/previews", "401 404 404 409 409 409 409");
        CELLS.put("GET /api/tables/{id}/images", MEMBERS);
        // Sent as JSON: whoever may send an image is told that this is none.
        CELLS.put("POST /api/tables/{id}/images", "401 404 404 403 415 415 415");
        CELLS.put("GET /api/tables/{id}/images/{image}", "401 404 404 404 404 404 200");
        CELLS.put("DELETE /api/tables/{id}/images/{image}", "401 404 404 404 404 404 200");
        CELLS.put("POST /api/tables/{id}/branch", GAMEMASTER);
        CELLS.put("GET /api/tables/{id}/export", GAMEMASTER);
        CELLS.put("GET /api/lab/jobs", SESSION);
        // About a table as it stands: that needs all of its state.
        CELLS.put("POST /api/lab/jobs", GAMEMASTER);
        // A job is its owner's, here the gamemaster's.
        CELLS.put("GET /api/lab/jobs/{job}", "401 404 404 404 404 404 200");
        CELLS.put("POST /api/lab/jobs/{job}/fights/{number}", "401 404 404 404 404 404 200");
        CELLS.put("DELETE /api/lab/jobs/{job}", "401 404 404 404 404 404 200");
    }

    @TempDir
    private Path folder;

    @Test
    void every_route_has_a_row() {
        assertThat(new TreeSet<>(CELLS.keySet())).isEqualTo(OpenApiTest.described());
    }

    @Test
    void every_route_lets_in_exactly_whom_it_should() {
        try (House house = House.open(folder)) {
            CELLS.forEach((route, cells) -> {
                Company company = Company.gather(house);
                Map<String, String> parts = parts(company);
                String[] expected = cells.split(" ");
                for (Who who : Who.values()) {
                    int status = attempt(company.visitor(who), route, parts);
                    int wanted = Integer.parseInt(expected[who.ordinal()]);
                    assertThat(status < 300 ? 200 : status)
                            .as("%s by %s", route, who)
                            .isEqualTo(wanted);
                }
            });
        }
    }

    private static int attempt(Visitor visitor, String route, Map<String, String> parts) {
        String[] words = route.split(" ");
        String path = words[1];
        for (Map.Entry<String, String> part : parts.entrySet()) {
            path = path.replace("{" + part.getKey() + "}", part.getValue());
        }
        String query = route.equals("POST /api/tables/{id}/images") ? "?for=portrait" : "";
        return visitor.call(words[0], path + query, body(route, parts)).status();
    }

    /** The member is the player: leaving is allowed, removing others is not. */
    private static Map<String, String> parts(Company company) {
        Visitor ada = company.visitor(Who.GAMEMASTER);
        var invite = ada.post(company.path() + "/invites", "{\"role\": \"spectator\", \"seats\": 9}")
                .body();
        String job = ada.post(
                        "/api/lab/jobs",
                        "{\"kind\": \"simulation\", \"game\": \"duel\", \"encounter\": \"crossing\", \"fights\": 2}")
                .expect(201)
                .body()
                .get("id")
                .asText();
        Map<String, String> parts = new HashMap<>(Map.of("job", job, "number", "1"));
        parts.putAll(Map.of(
                "id",
                company.table(),
                "game",
                "duel",
                "rule",
                "DUEL-ATK-4",
                "invite",
                invite.get("id").asText(),
                "secret",
                invite.get("link").asText().replaceAll(".*/", ""),
                "member",
                company.member(Who.PLAYER),
                "image",
                ada.send(company.path() + "/images?for=portrait", "image/png", ImageTest.png(4, 4))
                        .body()
                        .get("id")
                        .asText(),
                "export",
                ada.get(company.path() + "/export").text()));
        return parts;
    }

    private static String body(String route, Map<String, String> parts) {
        return switch (route) {
            case "POST /api/session", "PATCH /api/session" -> "{\"name\": \"Somebody\"}";
            case "POST /api/tables" -> "{\"game\": \"duel\", \"encounter\": \"crossing\"}";
            case "POST /api/lab/jobs" ->
                "{\"kind\": \"simulation\", \"fights\": 1, \"table\": \"" + parts.get("id") + "\"}";
            case "POST /api/tables/import" -> parts.get("export");
            case "POST /api/tables/{id}/images" -> "{}";
            case "POST /api/tables/{id}/branch" -> "{\"number\": 0}";
            case "PATCH /api/tables/{id}" -> "{\"title\": \"Another\"}";
            case "POST /api/tables/{id}/invites" -> "{\"role\": \"spectator\"}";
            case "PATCH /api/tables/{id}/members/{member}" -> "{\"role\": \"spectator\"}";
            case "POST /api/tables/{id}/commands" ->
                Visitor.frame(0, "{\"do\": \"say\", \"text\": \"Hello\", \"to\": \"all\"}");
            case "POST /api/tables/{id}/previews", "POST /api/tables/{id}/following" ->
                "{\"request\": \"gone\", \"options\": [\"x\"]}";
            default -> null;
        };
    }
}
