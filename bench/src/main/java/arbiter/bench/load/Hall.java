package arbiter.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/** Sets tables up: a gamemaster and three players, who share the units of the first side. */
final class Hall implements AutoCloseable {

    private static final int PLAYERS = 3;
    private static final int AT_ONCE = 4;

    /** So many tables does one party play at: nobody may have too many sockets open. */
    private static final int TABLES_OF_ONE = 10;

    /** A gamemaster and the players, who always play together. */
    private record Party(Caller gamemaster, List<Caller> players) {}

    private final String address;
    private final String game;
    private final String encounter;
    private final Map<Integer, Party> parties = new ConcurrentHashMap<>();
    private final AtomicInteger seated = new AtomicInteger();
    private final ExecutorService callers = Executors.newFixedThreadPool(AT_ONCE);

    Hall(String address, String game, String encounter) {
        this.address = address;
        this.game = game;
        this.encounter = encounter;
    }

    private Party party(int number) {
        Caller gamemaster = Caller.named(address, "Gamemaster" + number);
        List<Caller> players = new ArrayList<>();
        for (int i = 1; i <= PLAYERS; i++) {
            players.add(Caller.named(address, "Player" + i + "-" + number));
        }
        return new Party(gamemaster, players);
    }

    List<PlayedTable> tables(int count) {
        return all(count, this::table);
    }

    /** Does that so many times, a few at once, and gathers the results in order. */
    <T> List<T> all(int count, IntFunction<T> work) {
        List<Future<T>> coming = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            coming.add(callers.submit(() -> work.apply(number)));
        }
        List<T> all = new ArrayList<>();
        for (Future<T> one : coming) {
            try {
                all.add(one.get());
            } catch (ExecutionException failed) {
                throw new IllegalStateException(failed.getCause());
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }
        return all;
    }

    PlayedTable table(int number) {
        return table(number, parties.computeIfAbsent(seated.getAndIncrement() / TABLES_OF_ONE, this::party));
    }

    private PlayedTable table(int number, Party party) {
        Caller gamemaster = party.gamemaster();
        String from = "table" + number;
        ObjectNode wish = Caller.JSON.createObjectNode().put("game", game).put("encounter", encounter);
        String id = gamemaster.post("/api/tables", wish, from).path("id").asText();
        JsonNode units = gamemaster.get("/api/tables/" + id + "/view", from).at("/view/units");
        String side = units.path(0).path("side").asText();
        List<ArrayNode> shares = new ArrayList<>();
        party.players().forEach(player -> shares.add(Caller.JSON.createArrayNode()));
        int next = 0;
        for (JsonNode unit : units) {
            if (unit.path("side").asText().equals(side)) {
                shares.get(next++ % PLAYERS).add(unit.path("id").asText());
            }
        }
        PlayedTable table = new PlayedTable(id, number);
        table.seat(gamemaster);
        for (int i = 0; i < PLAYERS; i++) {
            Caller player = party.players().get(i);
            accept(player, invite(gamemaster, id, "player", shares.get(i), 1, from), from);
            table.seat(player);
        }
        return table;
    }

    /** A table with so many people who only look on. */
    PlayedTable watched(int onlookers) {
        Party party = party(-1);
        PlayedTable table = table(-1, party);
        String secret = invite(
                party.gamemaster(),
                table.id(),
                "spectator",
                Caller.JSON.createArrayNode(),
                Math.max(1, onlookers),
                "onlookers");
        for (int i = 0; i < onlookers; i++) {
            Caller onlooker = Caller.named(address, "Onlooker" + i);
            accept(onlooker, secret, "onlooker" + i);
            table.onlooker(onlooker);
        }
        return table;
    }

    private static String invite(
            Caller gamemaster, String table, String role, ArrayNode units, int seats, String from) {
        ObjectNode wish = Caller.JSON.createObjectNode().put("role", role).put("seats", seats);
        wish.set("units", units);
        return gamemaster
                .post("/api/tables/" + table + "/invites", wish, from)
                .path("link")
                .asText()
                .replaceAll(".*/", "");
    }

    private static void accept(Caller guest, String secret, String from) {
        guest.post("/api/invites/" + secret, Caller.JSON.createObjectNode(), from);
    }

    @Override
    public void close() {
        callers.shutdownNow();
    }
}
