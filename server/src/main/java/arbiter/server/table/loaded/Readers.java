package arbiter.server.table.loaded;

import arbiter.kernel.Audience;
import arbiter.kernel.Decider;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.TreeSet;

/** Who may read an item of the log: everyone, or the gamemaster, the players of those units, those members. */
public record Readers(boolean everyone, boolean gamemaster, Set<String> units, Set<String> members) {

    public static final Readers EVERYONE = new Readers(true, true, Set.of(), Set.of());

    static Readers of(Audience audience) {
        return audience.everyone() ? EVERYONE : new Readers(false, true, audience.units(), Set.of());
    }

    public static Readers members(boolean gamemaster, String... members) {
        return new Readers(false, gamemaster, Set.of(), new TreeSet<>(Set.of(members)));
    }

    /** The gamemaster and whoever plays that unit. */
    public static Readers player(Decider decider) {
        return new Readers(false, true, decider.isGamemaster() ? Set.of() : Set.of(decider.id()), Set.of());
    }

    public boolean include(Sight sight) {
        return everyone
                || gamemaster && sight.viewer().gamemaster()
                || units.stream().anyMatch(sight.viewer()::plays)
                || members.contains(sight.member());
    }

    /** Whoever may read this, and whoever may read that. */
    Readers or(Readers other) {
        if (everyone || other.everyone) {
            return EVERYONE;
        }
        return new Readers(
                false, gamemaster || other.gamemaster, union(units, other.units), union(members, other.members));
    }

    private static Set<String> union(Set<String> one, Set<String> other) {
        Set<String> both = new TreeSet<>(one);
        both.addAll(other);
        return both;
    }

    ObjectNode json() {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("gamemaster", gamemaster);
        new TreeSet<>(units).forEach(node.putArray("units")::add);
        new TreeSet<>(members).forEach(node.putArray("members")::add);
        return node;
    }

    /** Of an item as it is stored; what says nothing about its readers is for everyone. */
    static Readers of(JsonNode item) {
        JsonNode readers = item.path("for");
        if (readers.isMissingNode()) {
            return EVERYONE;
        }
        Set<String> units = new TreeSet<>();
        Set<String> members = new TreeSet<>();
        readers.path("units").forEach(unit -> units.add(unit.asText()));
        readers.path("members").forEach(member -> members.add(member.asText()));
        return new Readers(false, readers.path("gamemaster").asBoolean(), units, members);
    }
}
