package arbiter.games.wasteland.perk;

import arbiter.games.wasteland.sheet.PerkTrait;

/** Attributes of one's choice are higher. Ledger: honed. */
record Honed(int points) implements PerkTrait {

    @Override
    public int attributePoints(int rank) {
        return points * rank;
    }
}
