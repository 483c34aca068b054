package arbiter.games.wasteland.perk;

import arbiter.games.wasteland.sheet.PerkTrait;

/** More hit points. Ledger: tough-stock. */
record ToughStock(int health) implements PerkTrait {

    @Override
    public int health(int rank) {
        return health * rank;
    }
}
