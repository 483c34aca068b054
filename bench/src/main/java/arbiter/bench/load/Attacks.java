package arbiter.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import javax.imageio.ImageIO;

/** What one person can do to a server, by the work it is meant to cost. */
final class Attacks {

    private static final int TABLES = 20;
    private static final int LINES = 20_000;
    private static final int LARGE_LINES = 50_000;
    private static final int PIXELS = 6300;

    private Attacks() {}

    static List<Attack> all() {
        return List.of(
                new Attack("files of 999 people", 4, mallory -> {
                    JsonNode file = LongFile.ofPeople(mallory, 999);
                    return (attacker, number) -> attacker.post("/api/tables/import", file);
                }),
                new Attack("files of 20,000 people", 4, mallory -> {
                    JsonNode file = LongFile.ofPeople(mallory, 20_000);
                    return (attacker, number) -> attacker.post("/api/tables/import", file);
                }),
                new Attack("200 fighters among 4,900 walls", 8, Attacks::crowd),
                new Attack("situations one too large", 8, mallory -> {
                    ObjectNode wish = Attacker.json().put("game", "capital").put("situation", situation(2, 5001));
                    return (attacker, number) -> attacker.post("/api/tables", wish);
                }),
                new Attack("/odds d1000*d1000 at 20 tables", TABLES, mallory -> odds(mallory, "d1000*d1000")),
                new Attack("/odds d540*d540 at 20 tables", TABLES, mallory -> odds(mallory, "d540*d540")),
                new Attack(
                        "70 bodies, a byte every 2 s", 70, mallory -> (attacker, number) -> SlowCalls.body(attacker)),
                new Attack(
                        "500 heads, a byte every 2 s",
                        4,
                        mallory -> (attacker, number) -> SlowCalls.heads(attacker, 125)),
                new Attack("120 replays of 20,000 records", 120, mallory -> {
                    String table = mallory.post("/api/tables/import", LongFile.ofLines(mallory, LINES))
                            .id();
                    return (attacker, number) -> attacker.get("/api/tables/" + table + "/replay?number="
                            + ThreadLocalRandom.current().nextInt(LINES));
                }),
                new Attack("16 files of 13 MB", 16, mallory -> {
                    JsonNode file = LongFile.ofLines(mallory, LARGE_LINES);
                    return (attacker, number) -> attacker.post("/api/tables/import", file);
                }),
                new Attack("exports of 20,000 records", 16, mallory -> {
                    String table = mallory.post("/api/tables/import", LongFile.ofLines(mallory, LINES))
                            .id();
                    return (attacker, number) -> attacker.get("/api/tables/" + table + "/export");
                }),
                new Attack("24 previews of every option", 24, Attacks::previews),
                new Attack("commands as fast as they go", 8, mallory -> {
                    String table = mallory.table("duel", "crossing");
                    ObjectNode undo = Attacker.json().put("do", "undo");
                    return (attacker, number) -> attacker.command(table, undo);
                }),
                new Attack("calls as fast as they go", 16, mallory -> (attacker, number) -> attacker.get("/api/games")),
                new Attack("2,000 sockets", 4, mallory -> {
                    String table = mallory.table("duel", "crossing");
                    return (attacker, number) -> SlowCalls.sockets(attacker, table, 500);
                }),
                new Attack("new tables without end", 4, mallory -> {
                    ObjectNode wish = Attacker.json().put("game", "capital").put("encounter", "boss");
                    return (attacker, number) -> attacker.post("/api/tables", wish);
                }),
                new Attack("images of 40 million pixels", 4, mallory -> {
                    String table = mallory.table("duel", "crossing");
                    byte[] image = image();
                    return (attacker, number) ->
                            attacker.send("/api/tables/" + table + "/images?for=backdrop", "image/png", image);
                }));
    }

    private static Attack.Work odds(Attacker mallory, String expression) {
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            tables.add(mallory.table("duel", "crossing"));
        }
        ObjectNode say = Attacker.json()
                .put("do", "say")
                .put("text", "/odds " + expression)
                .put("to", "all");
        return (attacker, number) -> attacker.command(tables.get(number % TABLES), say);
    }

    /** Whatever is asked at a table as large as they may be: every option looked at, then one taken. */
    private static Attack.Work crowd(Attacker mallory) {
        ObjectNode wish = Attacker.json().put("game", "capital").put("situation", situation(200, 4900));
        String table = mallory.post("/api/tables", wish).id();
        return (attacker, number) -> {
            JsonNode request = request(attacker, table);
            for (JsonNode option : request.path("options")) {
                if (Thread.currentThread().isInterrupted()) {
                    return;
                }
                attacker.post("/api/tables/" + table + "/previews", question(request, option));
            }
            ObjectNode answer = question(request, request.at("/options/0")).put("do", "answer");
            attacker.command(table, answer);
        };
    }

    private static Attack.Work previews(Attacker mallory) {
        String table = mallory.table("gladiators", "street-fight");
        return (attacker, number) -> {
            JsonNode request = request(attacker, table);
            JsonNode options = request.path("options");
            for (int i = 0; i < options.size() && !Thread.currentThread().isInterrupted(); i++) {
                attacker.post(
                        "/api/tables/" + table + "/previews",
                        question(request, options.get((i + number) % options.size())));
            }
        };
    }

    private static JsonNode request(Attacker attacker, String table) {
        return attacker.get("/api/tables/" + table + "/view").body().at("/requests/0");
    }

    private static ObjectNode question(JsonNode request, JsonNode option) {
        ObjectNode question = Attacker.json().put("request", request.path("id").asText());
        question.putArray("options").add(option.path("id").asText());
        return question;
    }

    /** Two sides in rows, and walls behind them. */
    static String situation(int units, int walls) {
        StringBuilder text = new StringBuilder("game: capital\nunits:\n");
        for (int i = 0; i < units; i++) {
            text.append("  - {id: u%d, name: U%d, from: gutter-raider, side: %s, at: \"%d,%d\"}%n"
                    .formatted(i, i, i == 0 ? "a" : "b", i % 20 * 2, i / 20 * 2));
        }
        text.append("scene:\n  blockers:\n");
        for (int i = 0; i < walls; i++) {
            text.append("    - {wall: \"%d,%d; %d,%d\"}%n"
                    .formatted(50 + i % 70, i / 70 * 2 - 70, 50 + i % 70, i / 70 * 2 - 69));
        }
        return text.toString();
    }

    private static byte[] image() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(new BufferedImage(PIXELS, PIXELS, BufferedImage.TYPE_BYTE_BINARY), "png", bytes);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return bytes.toByteArray();
    }
}
