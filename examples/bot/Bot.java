import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A player that is a program: it answers whatever it is asked with something legal, until the fight is over. All it
 * knows of Arbiter is docs/protocol.md.
 *
 * <pre>
 * java -cp 'cli/target/lib/*' examples/bot/Bot.java ADDRESS new GAME ENCOUNTER SIDE    prints an invite for the rest
 * java -cp 'cli/target/lib/*' examples/bot/Bot.java ADDRESS join INVITE
 * </pre>
 */
public final class Bot implements WebSocket.Listener {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int PATIENCE_SECONDS = 15;

    private final HttpClient http = HttpClient.newHttpClient();
    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final StringBuilder half = new StringBuilder();
    private final Set<String> answered = new HashSet<>();
    private final Random random = new Random(1);
    private final String address;
    private String cookie = "";
    private long number;

    private Bot(String address) {
        this.address = address;
    }

    public static void main(String[] args) throws Exception {
        Bot bot = new Bot(args[0]);
        bot.call("POST", "/api/session", JSON.createObjectNode().put("name", "Bot"));
        String table = args[1].equals("new") ? bot.create(args[2], args[3], args[4]) : bot.join(args[2]);
        System.out.println(bot.play(table));
        System.exit(0);
    }

    /** A table where the bot plays one side; the gamemaster's invite is for everybody else. */
    private String create(String game, String encounter, String side) throws Exception {
        ObjectNode wish = JSON.createObjectNode().put("game", game).put("encounter", encounter);
        wish.put("title", "Bots");
        wish.putObject("seats").put(side, "me");
        String table = call("POST", "/api/tables", wish).get("id").asText();
        ObjectNode invite = JSON.createObjectNode().put("role", "player");
        ArrayNode units = invite.putArray("units");
        for (JsonNode unit : call("GET", "/api/tables/" + table + "/view", null).at("/view/units")) {
            if (!unit.get("side").asText().equals(side)) {
                units.add(unit.get("id").asText());
            }
        }
        System.out.println(call("POST", "/api/tables/" + table + "/invites", invite).get("link").asText());
        return table;
    }

    /** An invite is a link for people; its last part is the secret. */
    private String join(String link) throws Exception {
        String secret = link.replaceAll(".*[/#]", "");
        return call("POST", "/api/invites/" + secret, JSON.createObjectNode()).get("table").asText();
    }

    private String play(String table) throws Exception {
        WebSocket socket = http.newWebSocketBuilder()
                .header("Cookie", cookie)
                .buildAsync(URI.create(address.replaceFirst("http", "ws") + "/api/tables/" + table + "/socket"), this)
                .get();
        while (true) {
            JsonNode message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                socket.sendText("{\"type\": \"ping\"}", true).get();
                continue;
            }
            number = Math.max(number, message.path("number").asLong());
            if (message.path("ending").isObject()) {
                socket.sendClose(WebSocket.NORMAL_CLOSURE, "");
                return message.at("/ending/text").asText();
            }
            if (message.path("error").path("code").asText().equals("too-fast")) {
                TimeUnit.SECONDS.sleep(message.at("/error/retryAfter").asLong(1));
                answered.clear();
            }
            for (JsonNode request : message.path("requests")) {
                answer(request, socket);
            }
        }
    }

    /** As many options as are asked for, at random. A gamemaster is shown other people's requests, too. */
    private void answer(JsonNode request, WebSocket socket) throws Exception {
        boolean mine = request.get("yours").asBoolean();
        if (!mine || !answered.add(request.get("id").asText())) {
            return;
        }
        List<JsonNode> options = new ArrayList<>();
        request.get("options").forEach(options::add);
        Collections.shuffle(options, random);
        int most = Math.min(options.size(), request.get("most").asInt());
        int count = Math.max(request.get("least").asInt(), Math.min(1, most));
        ObjectNode frame = JSON.createObjectNode().put("type", "command");
        frame.put("key", UUID.randomUUID().toString()).put("number", number);
        ObjectNode command = frame.putObject("command").put("do", "answer");
        ArrayNode chosen = command.put("request", request.get("id").asText()).putArray("options");
        options.subList(0, count).forEach(option -> chosen.add(option.get("id").asText()));
        socket.sendText(frame.toString(), true).get();
    }

    private JsonNode call(String method, String path, JsonNode body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        request.header("Arbiter", "1").header("Content-Type", "application/json").header("Cookie", cookie);
        request.method(
                method,
                body == null
                        ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofString(body.toString()));
        HttpResponse<String> response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        JsonNode answer = JSON.readTree(response.body());
        if (response.statusCode() >= 400) {
            throw new IOException(answer.at("/error/message").asText());
        }
        response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.replaceAll(";.*", ""));
        return answer;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
        half.append(part);
        if (last) {
            try {
                heard.add(JSON.readTree(half.toString()));
            } catch (IOException garbled) {
                return CompletableFuture.failedFuture(garbled);
            }
            half.setLength(0);
        }
        socket.request(1);
        return null;
    }
}
