package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A table of any game with a gamemaster, two players, an onlooker and people who do not belong. */
final class Gathering {

    /** Of each question; the hidden one's place and the default come on top. */
    private static final int OPTIONS = 4;

    private final House house;
    private final String game;
    private final Visitor host;
    private final String table;
    private final List<Visitor> others = new ArrayList<>();
    private final List<Guest> watching = new ArrayList<>();

    private Gathering(House house, String game, Visitor host, String table) {
        this.house = house;
        this.game = game;
        this.host = host;
        this.table = table;
    }

    /** Two fighters with players, and one of whom only the gamemaster may know, made of whatever the game offers. */
    static Gathering of(House house, String game, String hiddenName, String hiddenId) {
        Visitor host = house.person("Ada");
        JsonNode offered = CanaryTest.list(host.get("/api/games").body().get("games")).stream()
                .filter(one -> one.get("id").asText().equals(game))
                .findFirst()
                .orElseThrow();
        ObjectNode wish = CanaryTest.object().put("game", game);
        ObjectNode shipped =
                wish.deepCopy().put("encounter", offered.at("/encounters/0/id").asText());
        JsonNode view = new Gathering(house, game, host, create(host, shipped)).view();
        List<JsonNode> models = CanaryTest.list(view.at("/view/units"));
        ObjectNode situation = CanaryTest.object().put("game", game);
        ArrayNode units = situation.putArray("units");
        for (int i = 0; i < 3; i++) {
            JsonNode candidate = offered.at("/candidates/0");
            JsonNode model = models.get(i == 2 ? models.size() - 1 : i);
            ObjectNode unit = units.addObject()
                    .put(candidate.get("way").asText(), candidate.get("id").asText())
                    .put("id", List.of("one", "two", hiddenId).get(i))
                    .put("name", List.of("One", "Two", hiddenName).get(i))
                    .put("side", i == 0 ? "here" : "there")
                    .put("hidden", i == 2);
            if (!relative(view) && model.has("place")) {
                unit.put("at", model.get("place").asText());
            }
        }
        String table = create(host, wish.put("situation", situation.toString()));
        Gathering here = new Gathering(house, game, host, table);
        here.others.add(host.invite(table, house.person("Bob"), "player", "one"));
        here.others.add(host.invite(table, house.person("Cy"), "player", "two"));
        here.others.add(host.invite(table, house.person("Dee"), "spectator"));
        here.others.add(house.person("Fay"));
        here.others.add(house.stranger());
        return here;
    }

    /** Whether places mean nothing without the scene they belong to: told from one another, or named by its zones. */
    private static boolean relative(JsonNode view) {
        return List.of("bands", "zone-panels").contains(boardKind(view));
    }

    private static String boardKind(JsonNode view) {
        return view.at("/view/board/kind").asText();
    }

    private static String create(Visitor host, ObjectNode wish) {
        return host.post("/api/tables", wish.toString())
                .expect(201)
                .body()
                .get("id")
                .asText();
    }

    private JsonNode view() {
        return host.get(path() + "/view").expect(200).body();
    }

    private String path() {
        return "/api/tables/" + table;
    }

    private Visitor.Answer does(String command) {
        return host.command(table, command.replace('\'', '"'));
    }

    /** The members but the gamemaster listen from now on. */
    void watch() {
        for (Visitor visitor : others.subList(0, 3)) {
            Guest guest = new Guest(visitor, table, 1, () -> {});
            guest.connect(house.address());
            watching.add(guest);
        }
    }

    List<Guest> watching() {
        return watching;
    }

    List<Visitor> everybodyElse() {
        return others;
    }

    List<String> hiddenMoves(String unit, String words) {
        JsonNode hidden = unit(unit);
        String bar = hidden.at("/bars/0/label").asText();
        List<String> moves = new ArrayList<>(List.of(
                "{'do': 'adjust', 'unit': '" + unit + "', 'bar': '" + bar + "', 'value': 1}",
                "{'do': 'undo'}",
                "{'do': 'redo'}",
                "{'do': 'say', 'text': '" + words + "', 'to': 'gamemaster'}",
                "{'do': 'say', 'text': '/w gm " + words + "'}",
                "{'do': 'say', 'text': '/br 2d6 # " + words + "'}",
                "{'do': 'say', 'text': '/sr 2d6 # " + words + "'}",
                "{'do': 'hand', 'unit': '" + unit + "', 'raised': true}",
                "{'do': 'stop', 'unit': '" + unit + "', 'label': '" + words + "', 'on': true}",
                "{'do': 'hand', 'unit': '" + unit + "', 'raised': false}"));
        if (hidden.has("place")) {
            String place = switch (boardKind(view())) {
                case "bands" -> "short of one";
                case "zone-panels" -> hidden.get("place").asText();
                default -> "1,1";
            };
            moves.add(3, "{'do': 'place', 'unit': '" + unit + "', 'at': '" + place + "'}");
        }
        return moves;
    }

    private JsonNode unit(String id) {
        return CanaryTest.list(view().at("/view/units")).stream()
                .filter(unit -> unit.get("id").asText().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Others hear nothing of it: what is said before and after it are two messages of the same shape in a row. */
    void goesUnnoticed(String move) {
        says("before");
        List<Integer> counts =
                watching.stream().map(guest -> guest.raw().size()).toList();
        does(move).expect(200);
        says("behind");
        for (int i = 0; i < watching.size(); i++) {
            List<String> raw = watching.get(i).raw();
            assertThat(raw).as(move).hasSize(counts.get(i) + 1);
            assertThat(CanaryTest.shape(raw.get(raw.size() - 1)))
                    .as(move)
                    .isEqualTo(CanaryTest.shape(raw.get(raw.size() - 2)).replace("before", "behind"));
        }
    }

    /** Says something to everybody and waits until those who watch have heard it. */
    void says(String words) {
        List<Long> numbers = watching.stream().map(Guest::number).toList();
        does("{'do': 'say', 'text': '" + words + "', 'to': 'all'}").expect(200);
        for (int i = 0; i < watching.size(); i++) {
            Guest guest = watching.get(i);
            long number = numbers.get(i);
            guest.await(() -> guest.closed() || guest.number() > number, words);
        }
    }

    boolean asked() {
        return !view().path("requests").isEmpty();
    }

    List<JsonNode> hiddenRequests(String unit) {
        return CanaryTest.list(view().path("requests")).stream()
                .filter(request -> request.get("unit").asText().equals(unit))
                .toList();
    }

    /** The gamemaster answers the next question, whosever it is: the first thing that does something. */
    void answerNext() {
        JsonNode request = view().at("/requests/0");
        String options = CanaryTest.list(request.get("options")).stream()
                .filter(option -> request.get("kind").asText().equals("one"))
                .filter(option -> !option.path("declines").asBoolean())
                .map(option -> "[" + option.get("id") + "]")
                .findFirst()
                .orElse(request.get("fallback").toString());
        does("{'do': 'answer', 'request': " + request.get("id") + ", 'options': " + options + "}")
                .expect(200);
    }

    /** A link that invited once and was taken back. */
    String oldLink() {
        JsonNode invite = host.post(path() + "/invites", "{\"role\": \"player\"}")
                .expect(201)
                .body();
        host.delete(path() + "/invites/" + invite.get("id").asText()).expect(204);
        return invite.get("link").asText().replaceAll(".*/", "");
    }

    /** Takes the second player's seat away. */
    Guest removeOne() {
        Guest leaving = watching.get(1);
        host.delete(path() + "/members/" + leaving.member()).expect(204);
        return leaving;
    }

    /** The gamemaster gives somebody hidden a portrait; the id of the image. */
    String hidesImage(String unit) {
        String image = host.send(path() + "/images?for=portrait", "image/png", ImageTest.png(9, 9))
                .expect(201)
                .body()
                .get("id")
                .asText();
        does("{'do': 'portrait', 'unit': '" + unit + "', 'image': '" + image + "'}")
                .expect(200);
        others.forEach(visitor ->
                assertThat(visitor.get(path() + "/images/" + image).status()).isIn(401, 403, 404));
        return image;
    }

    /** All that a visitor is told of what they are asked: what each answer comes to, what follows, what is refused. */
    String toldOfQuestions(Visitor visitor, String hidden) {
        StringBuilder all = new StringBuilder();
        JsonNode known = unit(hidden);
        String there = Visitor.JSON
                .createArrayNode()
                .add(known.path("place").asText("none"))
                .toString();
        for (JsonNode request : visitor.get(path() + "/view").body().path("requests")) {
            List<String> answers =
                    new ArrayList<>(List.of(request.get("fallback").toString(), there));
            CanaryTest.list(request.path("options")).stream()
                    .limit(OPTIONS)
                    .forEach(option -> answers.add("[" + option.get("id") + "]"));
            for (String answer : answers) {
                String question = "\"request\": " + request.get("id") + ", \"options\": " + answer;
                String plan = ", \"plan\": [{\"unit\": " + request.get("unit") + ", \"options\": " + answer
                        + ", \"then\": []}]";
                all.append(told(visitor, "/previews", question + ", \"policy\": \"best\", \"answered\": true"));
                all.append(told(visitor, "/following", question));
                all.append(told(visitor, "/following", question + plan));
            }
            all.append(visitor.get(path() + "/area?request=" + request.get("id").asText() + "&place="
                            + URLEncoder.encode(known.path("place").asText(), StandardCharsets.UTF_8))
                    .text());
        }
        return all.toString();
    }

    private String told(Visitor visitor, String what, String question) {
        Visitor.Answer answer = visitor.post(path() + what, "{" + question + "}");
        assertThat(answer.status()).as(answer.text()).isLessThan(500);
        return answer.text();
    }

    /** All that a visitor can get to read by asking for everything there is. */
    String everythingTold(Visitor visitor) {
        StringBuilder all = new StringBuilder();
        List<String> paths = new ArrayList<>(List.of(
                "",
                "/view",
                "/view?as=m1",
                "/log?from=0&count=1000",
                "/export",
                "/invites",
                "/luck",
                "/edits",
                "/images"));
        long last = visitor.get(path() + "/view").body().path("number").asLong();
        for (long number = 0; number <= last; number += 3) {
            paths.add("/replay?number=" + number);
            paths.add("/pictures?from=" + number);
            paths.add("/sheets?number=" + number);
        }
        paths.forEach(path -> all.append(visitor.get(path() + path).text()));
        all.append(visitor.get("/api/tables").text());
        all.append(visitor.post(path() + "/branch", "{\"number\": 0, \"swap\": true}")
                .text());
        JsonNode view = visitor.get(path() + "/view").body();
        for (JsonNode request : view.path("requests")) {
            all.append(preview(visitor, request, request.get("fallback").toString()));
            for (JsonNode option : request.path("options")) {
                all.append(preview(visitor, request, "[" + option.get("id") + "]"));
            }
        }
        for (String command : List.of(
                "{\"do\": \"answer\", \"request\": \"none\", \"options\": [\"none\"]}",
                "{\"do\": \"hand\", \"unit\": \"none\", \"raised\": true}",
                "{\"do\": \"place\", \"unit\": \"none\", \"at\": \"0,0\"}",
                "{\"do\": \"nudge\", \"member\": \"m1\"}",
                "{\"do\": \"undo\"}")) {
            all.append(visitor.post(path() + "/commands", Visitor.frame(0, command))
                    .text());
        }
        return all.toString();
    }

    /** All that the server tells anybody beside the tables: rules, lessons, searches, health, the pages themselves. */
    String everythingPublic(Visitor visitor) {
        StringBuilder all = new StringBuilder();
        String about = "/api/games/" + game;
        for (String path : List.of(
                "/api/health",
                "/api/games",
                "/api/rules?q=hidden",
                about + "/rules?q=hidden",
                about + "/primer",
                about + "/rulebook",
                about + "/guide",
                about + "/about?ask=turn&option=end",
                about + "/about?word=hidden",
                "/learn/" + game,
                "/rules/" + game,
                "/table/" + table)) {
            all.append(visitor.get(path).text());
        }
        return all.toString();
    }

    private String preview(Visitor visitor, JsonNode request, String options) {
        return visitor.post(
                        path() + "/previews", "{\"request\": " + request.get("id") + ", \"options\": " + options + "}")
                .text();
    }
}
