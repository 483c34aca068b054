package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;

/** A kind of cover, with the combat dice that it adds to resistance. Ledger: section 3.6. */
public record CoverKind(String id, String name, int dice, String text) implements Entry {

    public CoverKind {
        if (dice < 1) {
            throw new IllegalArgumentException("the dice of cover is 1 or more, not " + dice);
        }
    }
}
