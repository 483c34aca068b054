package arbiter.games.narrative.spend;

import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whom or what something is bought for: a character, an item, a hit by its number. */
public record Recipient(String id, String name, Optional<Participant> unit, int number) {

    /** There is no choice. */
    public static final Recipient NONE = new Recipient("", "", Optional.empty(), 0);

    public static final List<Recipient> NOBODY = List.of(NONE);

    public static Recipient of(Participant one) {
        return new Recipient(one.id(), one.name(), Optional.of(one), 0);
    }

    public static List<Recipient> each(List<Participant> units) {
        List<Recipient> all = new ArrayList<>(units.size());
        for (Participant one : units) {
            all.add(of(one));
        }
        return all;
    }

    public static Recipient of(String id, String name) {
        return new Recipient(id, name, Optional.empty(), 0);
    }

    /** One of several hits, from 0. */
    public static Recipient hit(int number, Participant target) {
        return new Recipient(
                "hit-" + (number + 1), "hit " + (number + 1) + " on " + target.name(), Optional.of(target), number);
    }
}
