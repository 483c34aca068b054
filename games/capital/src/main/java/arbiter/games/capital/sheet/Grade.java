package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import java.util.OptionalInt;

/** A version of an item: an armour bonus, the places in a tent, the kind of an outfit. */
public record Grade(
        String id,
        OptionalInt price,
        Rarity rarity,
        @Default("0") int armour,
        boolean heavy,
        @Default("0") int people) {}
