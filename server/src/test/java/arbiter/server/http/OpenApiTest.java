package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebooks;
import arbiter.server.lab.JobDesk;
import arbiter.server.lab.Lab;
import arbiter.server.store.Store;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The description is true: every route is in it and nothing else is, and real calls and answers look as it says. */
class OpenApiTest {

    private static final JsonNode DESCRIPTION = OpenApi.description();
    private static final Shape SHAPE = new Shape(DESCRIPTION);

    @TempDir
    private Path folder;

    private final Set<String> visited = new TreeSet<>();

    @Test
    void every_route_is_described_with_who_may_use_it_and_nothing_else_is() {
        Set<String> described = new TreeSet<>();
        DESCRIPTION
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(call -> described.add(call.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey()
                                + " " + call.getValue().get("x-who").asText())));

        assertThat(described).isEqualTo(routes(true));
    }

    @Test
    void the_page_about_the_protocol_names_every_route_and_command() throws IOException {
        String page = Files.readString(Path.of("../docs/protocol.md"));
        Set<String> commands = new TreeSet<>();
        DESCRIPTION.at("/components/schemas/Command/properties/do/enum").forEach(one -> commands.add(one.asText()));
        String table = page.substring(page.indexOf("### Commands"), page.indexOf("## What a viewer sees"));
        Set<String> written = new TreeSet<>();
        for (String row : table.lines().filter(line -> line.startsWith("| `")).toList()) {
            Pattern.compile("`([a-z]+)`")
                    .matcher(row.split("\\|")[1])
                    .results()
                    .forEach(one -> written.add(one.group(1)));
        }

        assertThat(written).isEqualTo(commands);
        for (String route : routes(false)) {
            String path = route.replaceAll("[A-Z]+ ", "").replaceFirst("/api/games/\\{game}/rules/.*", "/rules/{id}");
            assertThat(page).as(route).contains(path);
        }
    }

    @Test
    void real_calls_and_answers_look_as_described() {
        try (House house = House.open(folder)) {
            Visitor ada = house.stranger();
            check(ada, "POST /api/session", "/api/session", "{\"name\": \"Ada\"}");
            check(ada, "GET /api/session", "/api/session", null);
            check(ada, "PATCH /api/session", "/api/session", "{\"name\": \"Ada L.\"}");
            forAnyone(ada);
            JsonNode made = check(ada, "POST /api/tables", "/api/tables", """
                {"game": "duel", "encounter": "crossing", "title": "Bridge", "seats": {"travellers": "me"}}\
                """);
            String table = made.get("id").asText();
            play(ada, "/api/tables/" + table);
            seats(ada, house, "/api/tables/" + table);
            images(ada, "/api/tables/" + table);
            String file =
                    ada.get("/api/tables/" + table + "/export").expect(200).text();
            check(ada, "GET /api/tables/{id}/export", "/api/tables/" + table + "/export", null);
            check(ada, "POST /api/tables/import", "/api/tables/import", file);
            check(ada, "GET /api/tables", "/api/tables", null);
            lab(ada);
            check(ada, "DELETE /api/tables/{id}", "/api/tables/" + table, null);
        }
        assertThat(visited).isEqualTo(routes(false));
    }

    /** Every call of the description, as {@code GET /api/health}. */
    static Set<String> described() {
        Set<String> calls = new TreeSet<>();
        DESCRIPTION
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(method -> calls.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        return calls;
    }

    private void forAnyone(Visitor ada) {
        check(ada, "GET /api/health", "/api/health", null);
        check(ada, "GET /api/openapi.json", "/api/openapi.json", null);
        check(ada, "GET /api/games", "/api/games", null);
        check(ada, "GET /api/games/{game}/primer", "/api/games/duel/primer", null);
        check(ada, "GET /api/rules", "/api/rules?q=parry", null);
        check(ada, "GET /api/games/{game}/rulebook", "/api/games/duel/rulebook", null);
        check(ada, "GET /api/games/{game}/guide", "/api/games/duel/guide", null);
        check(ada, "GET /api/games/{game}/about", "/api/games/duel/about?ask=attack.parry&option=yes", null);
        JsonNode rules = check(ada, "GET /api/games/{game}/rules", "/api/games/duel/rules?q=parry", null);
        String rule = rules.at("/rules/0/id").asText();
        check(ada, "GET /api/games/{game}/rules/{rule}", "/api/games/duel/rules/" + rule, null);
    }

    private void play(Visitor ada, String table) {
        check(ada, "GET /api/tables/{id}", table, null);
        check(ada, "PATCH /api/tables/{id}", table, "{\"title\": \"At the bridge\"}");
        JsonNode view = check(ada, "GET /api/tables/{id}/view", table + "/view", null);
        check(ada, "GET /api/tables/{id}/view", table + "/view?as=spectator", null);
        JsonNode request = view.at("/requests/0");
        String options = "[" + request.at("/options/0/id") + "]";
        check(
                ada,
                "GET /api/tables/{id}/area",
                table + "/area?request=" + request.get("id").asText() + "&place=nowhere",
                null);
        check(
                ada,
                "POST /api/tables/{id}/following",
                table + "/following",
                "{\"request\": " + request.get("id") + ", \"options\": " + options + "}");
        check(
                ada,
                "POST /api/tables/{id}/previews",
                table + "/previews",
                "{\"request\": " + request.get("id") + ", \"options\": " + options + "}");
        check(
                ada,
                "POST /api/tables/{id}/commands",
                table + "/commands",
                Visitor.frame(
                        view.get("number").asLong(),
                        "{\"do\": \"answer\", \"request\": " + request.get("id") + ", \"options\": " + options + "}"));
        check(ada, "GET /api/tables/{id}/edits", table + "/edits", null);
        check(ada, "GET /api/tables/{id}/edits", table + "/edits?unit=brute", null);
        check(ada, "GET /api/tables/{id}/log", table + "/log?from=0&count=10", null);
        check(ada, "GET /api/tables/{id}/replay", table + "/replay?number=0", null);
        check(ada, "GET /api/tables/{id}/pictures", table + "/pictures?from=1&count=100", null);
        check(ada, "GET /api/tables/{id}/sheets", table + "/sheets?number=0", null);
        check(ada, "GET /api/tables/{id}/luck", table + "/luck", null);
        check(ada, "POST /api/tables/{id}/branch", table + "/branch", "{\"number\": 0, \"swap\": true}");
    }

    private void lab(Visitor ada) {
        JsonNode made = check(ada, "POST /api/lab/jobs", "/api/lab/jobs", """
                {"kind": "simulation", "game": "duel", "encounter": "crossing", "fights": 8, "seed": 7,
                "agents": {"bridge": "easy"}, "changes": [{"unit": "mara", "bar": "health", "value": 9}]}""");
        String job = "/api/lab/jobs/" + made.get("id").asText();
        LabTest.over(ada, job);
        for (String kind : List.of("ablation", "sensitivity", "comparison")) {
            String order =
                    "{\"kind\": \"" + kind + "\", \"game\": \"duel\", \"encounter\": \"crossing\", \"fights\": 4,"
                            + " \"changes\": [{\"unit\": \"mara\", \"bar\": \"health\", \"value\": 9}]}";
            String other = "/api/lab/jobs/"
                    + check(ada, "POST /api/lab/jobs", "/api/lab/jobs", order)
                            .get("id")
                            .asText();
            LabTest.over(ada, other);
            check(ada, "GET /api/lab/jobs/{job}", other, null);
        }
        check(ada, "GET /api/lab/jobs", "/api/lab/jobs", null);
        JsonNode done = check(ada, "GET /api/lab/jobs/{job}", job, null);
        assertThat(done.at("/result/fights").asInt()).isEqualTo(8);
        check(ada, "POST /api/lab/jobs/{job}/fights/{number}", job + "/fights/3", null);
        check(ada, "DELETE /api/lab/jobs/{job}", job, null);
    }

    /** Bytes are no JSON, so these calls are compared by hand. */
    private void images(Visitor ada, String table) {
        visited.add("POST /api/tables/{id}/images");
        Visitor.Answer made = ada.send(table + "/images?for=portrait", "image/png", ImageTest.png(8, 8));
        JsonNode described = DESCRIPTION.at("/paths/~1api~1tables~1{id}~1images/post/responses/201");
        assertThat(made.status()).isEqualTo(201);
        assertThat(SHAPE.misfits(made.body(), schema(described))).isEmpty();
        check(ada, "GET /api/tables/{id}/images", table + "/images", null);
        String image = table + "/images/" + made.body().get("id").asText();
        visited.add("GET /api/tables/{id}/images/{image}");
        assertThat(DESCRIPTION
                        .at("/paths/~1api~1tables~1{id}~1images~1{image}/get/responses/200/content")
                        .has(ada.get(image).expect(200).header("Content-Type")))
                .isTrue();
        check(ada, "DELETE /api/tables/{id}/images/{image}", image, null);
    }

    private void seats(Visitor ada, House house, String table) {
        String link = check(
                        ada,
                        "POST /api/tables/{id}/invites",
                        table + "/invites",
                        "{\"role\": \"player\", \"units\": [\"brute\"], \"hours\": 2, \"seats\": 2}")
                .get("link")
                .asText();
        String secret = link.replaceAll(".*/", "");
        Visitor bob = house.person("Bob");
        check(bob, "GET /api/invites/{secret}", "/api/invites/" + secret, null);
        check(bob, "POST /api/invites/{secret}", "/api/invites/" + secret, null);
        JsonNode open = check(ada, "GET /api/tables/{id}/invites", table + "/invites", null);
        check(
                ada,
                "DELETE /api/tables/{id}/invites/{invite}",
                table + "/invites/" + open.at("/invites/0/id").asText(),
                null);
        String member = bob.get(table + "/view").body().at("/you/member").asText();
        check(
                ada,
                "PATCH /api/tables/{id}/members/{member}",
                table + "/members/" + member,
                "{\"role\": \"spectator\"}");
        check(ada, "DELETE /api/tables/{id}/members/{member}", table + "/members/" + member, null);
    }

    private JsonNode check(Visitor visitor, String route, String path, String body) {
        visited.add(route);
        String[] words = route.split(" ");
        JsonNode call = DESCRIPTION.get("paths").get(words[1]).get(words[0].toLowerCase(Locale.ROOT));
        if (body != null) {
            assertThat(SHAPE.misfits(
                            WireJson.tree(body.getBytes(java.nio.charset.StandardCharsets.UTF_8)),
                            schema(call.get("requestBody"))))
                    .as("the call %s", route)
                    .isEmpty();
        }
        Visitor.Answer answer = visitor.call(words[0], path, body);
        JsonNode described = call.get("responses").path(Integer.toString(answer.status()));
        assertThat(answer.status()).as(answer.text()).isLessThan(300);
        assertThat(described.isMissingNode())
                .as("%s is answered %d", route, answer.status())
                .isFalse();
        if (described.has("content")) {
            assertThat(SHAPE.misfits(answer.body(), schema(described)))
                    .as("the answer of %s", route)
                    .isEmpty();
        }
        return answer.body();
    }

    private static JsonNode schema(JsonNode message) {
        return message.at("/content/application~1json/schema");
    }

    private Set<String> routes(boolean withWho) {
        Set<String> routes = new TreeSet<>();
        try (Store store = Store.sqlite(folder.resolve("routes"))) {
            Tables tables = new Tables(store, Rulebooks.all());
            List<Route> all = HttpServer.routes(
                    tables,
                    new Membership(tables),
                    new CommandGate(RateLimits.usual()),
                    RateLimits.usual(),
                    new GameCatalog(Rulebooks.all()),
                    List::of,
                    new Lab(tables, JobDesk.usual()));
            all.forEach(route ->
                    routes.add(withWho ? route + " " + route.who().name().toLowerCase(Locale.ROOT) : route.toString()));
            tables.close();
        }
        return routes;
    }
}
