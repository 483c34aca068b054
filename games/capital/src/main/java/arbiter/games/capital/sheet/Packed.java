package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import java.util.Optional;

/** Something inside a kit. */
public record Packed(
        Item item, Optional<String> grade, @Default("1") int count) {

    /** What it would cost by itself; nothing if it is not for sale. */
    int price() {
        int each = grade.flatMap(item::grade)
                .map(Grade::price)
                .orElse(item.price())
                .orElse(0);
        return each * count;
    }
}
