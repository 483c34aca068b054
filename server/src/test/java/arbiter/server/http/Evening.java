package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.table.Presences;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Several tables with four programs each that fight and talk, and what must be true of them at any time. */
final class Evening {

    static final String GAME = "duel";

    private static final String SITUATION = """
            game: duel
            title: In the yard
            units:
              - {name: Mara, from: blade, side: one}
              - {name: Nils, from: brute, side: one}
              - {name: Oona, from: blade, side: two}
              - {name: Piet, from: brute, side: two, hidden: true}
            """;

    private static final List<String> PLAYED = List.of("mara", "nils", "oona");

    private final List<Guest> guests = new ArrayList<>();
    private final int tables;
    private int settled;

    private Evening(int tables) {
        this.tables = tables;
    }

    /** Sets the tables up at a server that is running; everybody sits down. */
    static Evening begin(String address, int tables, long seed, Runnable pulse) {
        Evening evening = new Evening(tables);
        for (int i = 0; i < tables; i++) {
            Visitor host = person(address, "Host " + i);
            String wish = Visitor.JSON
                    .createObjectNode()
                    .put("game", GAME)
                    .put("situation", SITUATION)
                    .toString();
            String table =
                    host.post("/api/tables", wish).expect(201).body().get("id").asText();
            evening.guests.add(new Guest(host, table, seed + 4 * i, pulse));
            for (int j = 0; j < PLAYED.size(); j++) {
                Visitor player = host.invite(table, person(address, "Player " + j), "player", PLAYED.get(j));
                evening.guests.add(new Guest(player, table, seed + 4 * i + 1 + j, pulse));
            }
        }
        return evening;
    }

    private static Visitor person(String address, String name) {
        Visitor visitor = new Visitor(address);
        visitor.post("/api/session", "{\"name\": \"" + name + "\"}").expect(201);
        return visitor;
    }

    List<Guest> guests() {
        return guests;
    }

    void connect(String address) {
        guests.forEach(guest -> guest.connect(address));
    }

    void play(boolean on) {
        guests.forEach(guest -> guest.play(on));
    }

    /**
     * Waits until everything anybody sent is answered and everybody has heard of it all. Something said at that server
     * comes last: a process that is asked only how things stand may not have heard yet what was done at another.
     */
    void settle(String address) {
        play(false);
        guests.forEach(guest -> guest.await(() -> !guest.hasUnanswered(), "an answer"));
        for (int i = 0; i < tables; i++) {
            guests.get(4 * i).says(address, "settled " + settled++);
        }
        Witness witness = Witness.at(address);
        for (Guest guest : guests) {
            long number = witness.view(guest).get("number").asLong();
            guest.await(() -> guest.number() == number, "the log up to " + number);
        }
    }

    /** Whatever was acknowledged is there once, and nothing is there twice. */
    void checkNothingIsLost(Witness witness) {
        for (int i = 0; i < tables; i++) {
            List<String> keys = new ArrayList<>();
            witness.export(guests.get(4 * i))
                    .path("records")
                    .forEach(next -> keys.add(next.get("key").asText()));
            assertThat(keys).doesNotHaveDuplicates();
            Set<String> acknowledged = new TreeSet<>();
            guests.subList(4 * i, 4 * i + 4).forEach(guest -> acknowledged.addAll(guest.acknowledged()));
            assertThat(new TreeSet<>(keys)).containsAll(acknowledged);
        }
    }

    /** What everybody was told before is still what happened, in the same order and without gaps. */
    void checkWhatWasTold(Witness witness) {
        for (Guest guest : guests) {
            List<JsonNode> told = guest.log();
            long first = told.get(0).get("number").asLong();
            for (int i = 0; i < told.size(); i++) {
                assertThat(told.get(i).get("number").asLong()).as("no gaps").isEqualTo(first + i);
            }
            List<JsonNode> last = told.subList(Math.max(0, told.size() - 100), told.size());
            assertThat(witness.log(guest, last.get(0).get("number").asLong(), last.size()))
                    .containsExactlyElementsOf(last);
        }
    }

    /** Everybody sees exactly what they would be shown anew. */
    void checkEverybodySees(Witness witness) {
        for (Guest guest : guests) {
            JsonNode anew = Presences.without(witness.view(guest));
            JsonNode seen = Presences.without(guest.picture().deepCopy());
            for (String part : List.of("view", "requests", "calls", "waiting", "can", "members", "table", "ending")) {
                assertThat(seen.get(part)).as(part).isEqualTo(anew.get(part));
            }
        }
    }
}
