package arbiter.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.Map;

/** A table with one of each kind of people around it, two units with players, and one that nobody may know of. */
final class Company {

    /** Everybody there can be, in the order in which tests let them try: the mightiest last. */
    enum Who {
        NOBODY,
        STRANGER,
        REMOVED,
        SPECTATOR,
        OTHER_PLAYER,
        PLAYER,
        GAMEMASTER
    }

    private static final String SITUATION = """
            game: duel
            title: At the bridge
            units:
              - {name: Mara, from: blade, side: travellers}
              - {from: brute, side: bridge}
              - {name: Lurker, from: brute, side: bridge, hidden: true}
            """;

    private final Map<Who, Visitor> visitors = new EnumMap<>(Who.class);
    private final String table;

    private Company(String table) {
        this.table = table;
    }

    static Company gather(House house) {
        Visitor ada = house.person("Ada");
        String wish = Visitor.JSON
                .createObjectNode()
                .put("game", "duel")
                .put("situation", SITUATION)
                .toString();
        Company company = new Company(
                ada.post("/api/tables", wish).expect(201).body().get("id").asText());
        company.visitors.put(Who.GAMEMASTER, ada);
        company.visitors.put(Who.PLAYER, ada.invite(company.table, house.person("Bob"), "player", "mara"));
        company.visitors.put(Who.OTHER_PLAYER, ada.invite(company.table, house.person("Cy"), "player", "brute"));
        company.visitors.put(Who.SPECTATOR, ada.invite(company.table, house.person("Dee"), "spectator"));
        company.visitors.put(Who.REMOVED, ada.invite(company.table, house.person("Eve"), "player"));
        ada.delete(company.path() + "/members/" + company.member(Who.REMOVED)).expect(204);
        company.visitors.put(Who.STRANGER, house.person("Fay"));
        company.visitors.put(Who.NOBODY, house.stranger());
        return company;
    }

    Visitor visitor(Who who) {
        return visitors.get(who);
    }

    String table() {
        return table;
    }

    String path() {
        return "/api/tables/" + table;
    }

    /** The id that somebody has at the table. */
    String member(Who who) {
        return view(who).at("/you/member").asText();
    }

    JsonNode view(Who who) {
        return visitor(who).get(path() + "/view").expect(200).body();
    }
}
