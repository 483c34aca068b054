package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;

/**
 * A kind of terrain, with the action points that it costs to go through, and whether only on the way up. Ledger: section
 * 3.7, WAS-MOVE-6.
 */
public record TerrainKind(String id, String name, int price, boolean upwards, String text) implements Entry {

    public TerrainKind {
        if (price < 1) {
            throw new IllegalArgumentException("the price of terrain is 1 or more, not " + price);
        }
    }
}
