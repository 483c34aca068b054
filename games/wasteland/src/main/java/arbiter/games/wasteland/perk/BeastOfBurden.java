package arbiter.games.wasteland.perk;

import arbiter.games.wasteland.sheet.PerkTrait;

/** More pounds can be carried. Ledger: beast-of-burden. */
record BeastOfBurden(int pounds) implements PerkTrait {

    @Override
    public int carrying(int rank) {
        return pounds * rank;
    }
}
