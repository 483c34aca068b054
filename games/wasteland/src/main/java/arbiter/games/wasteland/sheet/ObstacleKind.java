package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;

/** A kind of obstacle, with the action points that it costs to cross. Ledger: section 3.8. */
public record ObstacleKind(String id, String name, int price, String text) implements Entry {

    public ObstacleKind {
        if (price < 1) {
            throw new IllegalArgumentException("the price of obstacle is 1 or more, not " + price);
        }
    }
}
