package arbiter.games.wasteland.perk;

import arbiter.games.wasteland.sheet.PerkTrait;
import arbiter.games.wasteland.sheet.PlayBonuses;

/** First Aid is easier and heals more. Ledger: patch-artist. */
record PatchArtist(int easier, int healing) implements PerkTrait {

    @Override
    public PlayBonuses inPlay(PlayBonuses now, int rank) {
        return now.healing(-easier, healing);
    }
}
