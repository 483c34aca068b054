package arbiter.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** One table and everybody at it: answers what is asked at random, one thing at a time, and measures who sees it when. */
final class PlayedTable {

    private static final int PROBLEMS_KEPT = 5;

    private final String id;
    private final Random random;
    private final List<Seat> seats = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private Times times = new Times();
    private int players;
    private int commands;
    private int acknowledged;
    private String waitsFor = "";
    private long began;
    private long seen;

    PlayedTable(String id, long seed) {
        this.id = id;
        this.random = new Random(seed);
    }

    String id() {
        return id;
    }

    /** Somebody who answers; the gamemaster comes first. */
    void seat(Caller person) {
        seats.add(new Seat(this, person));
        players++;
    }

    void onlooker(Caller person) {
        seats.add(new Seat(this, person));
    }

    List<Seat> seats() {
        return seats;
    }

    boolean busy() {
        return !waitsFor.isEmpty();
    }

    /** For how long somebody has been waiting for the command that is under way. */
    long waitingSince(long now) {
        return now - began;
    }

    int commands() {
        return commands;
    }

    int acknowledged() {
        return acknowledged;
    }

    List<String> problems() {
        return problems;
    }

    /** From now on times go there. */
    void measure(Times into) {
        finish();
        times = into;
    }

    /** Makes the next move; one that was due earlier but had to wait for the one before it counts from then. */
    void move(long due) {
        finish();
        for (Seat seat : seats.subList(0, players)) {
            List<JsonNode> asked = seat.asked();
            if (!asked.isEmpty()) {
                send(seat, answer(asked.get(random.nextInt(asked.size()))), due);
                return;
            }
        }
        send(seats.get(0), "{\"do\":\"undo\"}", due); // the fight is over: take the last blow back and play on
    }

    /** The gamemaster says something. */
    void say(long due) {
        finish();
        send(seats.get(0), "{\"do\":\"say\",\"text\":\"we wait for you\"}", due);
    }

    private void send(Seat seat, String command, long due) {
        waitsFor = id + "-" + ++commands;
        began = due;
        seen = 0;
        seat.command(waitsFor, command);
    }

    private String answer(JsonNode request) {
        JsonNode options = request.path("options");
        boolean several = request.path("kind").asText().equals("some")
                || request.path("kind").asText().equals("order");
        ArrayNode chosen = Caller.JSON.createArrayNode();
        if (several || options.isEmpty()) {
            request.path("fallback").forEach(chosen::add);
        } else {
            chosen.add(options.get(random.nextInt(options.size())).path("id"));
        }
        return Caller.JSON
                .createObjectNode()
                .put("do", "answer")
                .put("request", request.path("id").asText())
                .<ObjectNode>set("options", chosen)
                .toString();
    }

    void seen(long time) {
        seen = Math.max(seen, time);
    }

    void acknowledged(String key, long time) {
        if (!key.equals(waitsFor)) {
            problem("acknowledged " + key + " instead of " + waitsFor);
        }
        acknowledged++;
        waitsFor = "";
        seen = Math.max(seen, time);
    }

    /** Who takes back before having heard of the last move is overtaken, as people are, and looks again. */
    void refused(String key, JsonNode why, long time) {
        acknowledged(key, time);
        if (!why.path("code").asText().equals("overtaken")) {
            problem("refused: " + why);
        }
    }

    /** Whatever arrived between a move and the next belongs to it. */
    void finish() {
        if (began != 0 && seen != 0) {
            times.add(seen - began);
        }
        began = 0;
    }

    void problem(String what) {
        if (problems.size() < PROBLEMS_KEPT) {
            problems.add("table " + id + ": " + what);
        }
    }
}
