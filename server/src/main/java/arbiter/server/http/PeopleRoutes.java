package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.shared.DisplayName;
import arbiter.server.store.Person;
import arbiter.server.store.Secret;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Who somebody is: a name and a cookie. */
final class PeopleRoutes {

    /** What a person is called. */
    record NameBody(String name) {}

    private final Tables tables;
    private final RateLimits pace;
    private final Quotas quotas;

    PeopleRoutes(Tables tables, RateLimits pace, Quotas quotas) {
        this.tables = tables;
        this.pace = pace;
        this.quotas = quotas;
    }

    List<Route> all() {
        return List.of(
                Route.get("/api/session", Who.PERSON, call -> Reply.of(session(call.person()))),
                Route.post("/api/session", Who.ANYONE, this::enter),
                Route.patch("/api/session", Who.PERSON, this::rename));
    }

    private Reply enter(Call call) {
        String name = name(call);
        pace.session(call.address());
        quotas.checkRoom();
        String secret = Secret.create();
        Person person = tables.store().persons().add(name, secret);
        call.keep(secret);
        return Reply.made(session(person));
    }

    private Reply rename(Call call) {
        String name = name(call);
        Person person = new Person(call.person().id(), name);
        tables.store().persons().rename(person.id(), name);
        tables.renamed(person);
        return Reply.of(session(person));
    }

    private static String name(Call call) {
        return DisplayName.checked(call.body(NameBody.class).name(), "name", DisplayName.LONGEST_NAME);
    }

    private static ObjectNode session(Person person) {
        return JsonNodeFactory.instance.objectNode().put("person", person.id()).put("name", person.name());
    }
}
