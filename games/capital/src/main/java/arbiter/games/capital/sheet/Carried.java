package arbiter.games.capital.sheet;

import java.util.Optional;

/** An item in somebody's possession. */
public record Carried(Item item, Optional<String> grade, int count, boolean trained) {

    /** The grade it has, if any. */
    public Optional<Item.Grade> graded() {
        return grade.flatMap(item::grade);
    }
}
