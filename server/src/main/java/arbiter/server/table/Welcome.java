package arbiter.server.table;

import arbiter.server.store.Member;
import arbiter.server.store.Records;
import arbiter.server.table.loaded.LogIndex;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/** The first message of a table: everything a member sees of it now, and the latest of the log. */
final class Welcome {

    private static final int LATEST = 200;

    private final Records records;

    Welcome(Records records) {
        this.records = records;
    }

    ObjectNode of(SeatedTable seated, Member member) {
        TableView picture = seated.picture(seated.seating().sight(member).shared());
        return of(seated, member, picture, Optional.empty(), 0);
    }

    /** With a known stream the log goes on after that number. */
    ObjectNode of(SeatedTable seated, Member member, TableView picture, Optional<String> stream, long number) {
        Sight sight = seated.seating().sight(member);
        String own = sight.stream(seated.loaded().names());
        LogIndex log = seated.loaded().log();
        long last = log.number(sight);
        boolean resumed = stream.filter(own::equals).isPresent() && number >= 0 && number <= last;
        long first = resumed ? number + 1 : Math.max(1, last - LATEST + 1);
        return written(seated, sight, member, picture, own, first, log.from(sight, first, Integer.MAX_VALUE));
    }

    /** What somebody else sees, of the log only what the reader may read, too: whispers stay among those they are for. */
    ObjectNode as(SeatedTable seated, Sight reader, Member other) {
        Sight sight = seated.seating().sight(other);
        LogIndex log = seated.loaded().log();
        List<Integer> shared = log.from(sight, 1, Integer.MAX_VALUE).stream()
                .filter(item -> log.readers(item).include(reader))
                .toList();
        List<Integer> latest = shared.subList(Math.max(0, shared.size() - LATEST), shared.size());
        TableView picture = seated.picture(sight.shared());
        return written(seated, sight, other, picture, "", shared.size() - latest.size() + 1L, latest);
    }

    private ObjectNode written(
            SeatedTable seated,
            Sight sight,
            Member member,
            TableView picture,
            String stream,
            long first,
            List<Integer> items) {
        ObjectNode message = JsonNodeFactory.instance
                .objectNode()
                .put("type", "welcome")
                .put("stream", stream)
                .put("number", first + items.size() - 1);
        ObjectNode you = message.putObject("you")
                .put("member", member.id())
                .put("name", member.name())
                .put("role", member.role().word());
        sight.viewer().units().stream().sorted().forEach(you.putArray("units")::add);
        picture.writeTo(message);
        message.put("first", first);
        message.set("log", new LogReader(records, seated.loaded(), sight).items(items, first));
        return message;
    }
}
