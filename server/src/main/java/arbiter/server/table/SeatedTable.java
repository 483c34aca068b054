package arbiter.server.table;

import arbiter.rulebook.Encounter;
import arbiter.server.store.Member;
import arbiter.server.store.Secret;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Seating;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;

/** A table at one moment with the people at it, and those who have it open: all that is needed to draw it for somebody. */
record SeatedTable(LoadedTable<?> loaded, Seating seating, String title, Set<String> here) {

    SeatedTable(LoadedTable<?> loaded, Seating seating, String title) {
        this(loaded, seating, title, Set.of());
    }

    SeatedTable with(Set<String> present) {
        return new SeatedTable(loaded, seating, title, present);
    }

    TableView picture(Sight.Shared sight) {
        return Drawing.of(this, sight.viewer()).picture(sight, Optional.empty());
    }

    /** What that member may see and do. */
    Sight sight(String member) {
        return seating.sight(seating.member(member));
    }

    ArrayNode people() {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (Member member : seating.members()) {
            ObjectNode node = list.addObject()
                    .put("id", member.id())
                    .put("name", member.name())
                    .put("role", member.role().word());
            if (here.contains(member.id())) {
                node.put("here", true);
            }
        }
        return list;
    }

    /** What does not depend on the viewer: title, game, options, and the hashes the dice are bound to. */
    ObjectNode table() {
        StoredTable stored = loaded.stored();
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("id", stored.id())
                .put("title", title)
                .put("game", stored.game())
                .put("name", loaded.book().name())
                .put("demo", stored.demo());
        if (!loaded.seatsAndProposals().encounter().isEmpty()) {
            node.put("encounter", loaded.seatsAndProposals().encounter());
        }
        ObjectNode options = node.putObject("options");
        loaded.table().journal().header().options().forEach(options::put);
        node.set("dice", dice());
        return node;
    }

    /** The encounter it was made from, if it is known and still comes with the game. */
    Optional<Encounter> encounter() {
        return loaded.book().encounter(loaded.seatsAndProposals().encounter());
    }

    /** The hashes the dice are bound to; once it is shown, also the secret of the open ones and how many there were. */
    ObjectNode dice() {
        StoredTable.Secrets secrets = loaded.stored().secrets();
        ObjectNode dice = JsonNodeFactory.instance
                .objectNode()
                .put("open", Secret.hash(secrets.open()))
                .put("hidden", Secret.hash(secrets.hidden()));
        return loaded.revealed()
                ? dice.put("secret", secrets.open()).put("throws", loaded.dice().openThrows())
                : dice;
    }
}
