package arbiter.lab.rating;

import arbiter.content.yaml.Node;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.draft.Written;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Somebody who can be put on a table alone.
 *
 * @param key how a file says what it is: {@code from} an entry, or a {@code sheet} in place
 */
public record Contestant(String name, String key, Node source) {

    /** What the two of a fight are called by keyed dice: whoever sits there has the dice of that seat. */
    private static final String[] SEATS = {"first", "second"};

    /** A fight of two, each on a side of that name, where the game puts them. */
    static EncounterDraft against(String game, Contestant one, String side, Contestant other, String otherSide) {
        return EncounterDraft.bare(game, one.name + " against " + other.name)
                .with(SEATS[0], one.unit(side))
                .with(SEATS[1], other.unit(otherSide));
    }

    private Node unit(String side) {
        Map<String, Node> unit = new LinkedHashMap<>();
        unit.put("name", Written.quoted(name));
        unit.put(key, source);
        unit.put("side", Written.text(side));
        return Written.fields(unit);
    }
}
