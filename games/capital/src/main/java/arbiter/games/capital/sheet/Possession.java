package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import arbiter.content.yaml.Key;
import java.util.Optional;
import java.util.OptionalInt;

/** Something that was bought or found: which grade, which damage type, how many. */
public record Possession(
        @Key("item") Gear gear,
        Optional<String> grade,
        Optional<DamageType> damageType,
        @Default("1") int count) {

    /** The grade it has, if the item has such grades. */
    public Optional<Item.Grade> graded() {
        return gear instanceof Item item ? grade.flatMap(item::grade) : Optional.empty();
    }

    /** The price of one; empty if it is not for sale. */
    public OptionalInt price() {
        OptionalInt plain = gear instanceof Item item ? item.worth() : gear.price();
        return graded().map(Item.Grade::price).orElse(plain);
    }

    public String described() {
        return gear.name() + grade.map(which -> " (" + which + ")").orElse("");
    }
}
