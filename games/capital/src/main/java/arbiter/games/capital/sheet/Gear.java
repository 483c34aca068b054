package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Something to own and hold: a weapon or another piece of equipment. */
public sealed interface Gear extends Entry permits Weapon, Item {

    /** The words of its type line. */
    @Override
    List<String> tags();

    /** How many hands it takes while it is used. */
    int hands();

    /** The price in milliCredits; without one it is not for sale. */
    OptionalInt price();

    Optional<Rarity> rarity();
}
