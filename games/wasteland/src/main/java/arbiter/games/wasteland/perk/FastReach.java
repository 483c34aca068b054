package arbiter.games.wasteland.perk;

import arbiter.games.wasteland.sheet.PerkTrait;
import arbiter.games.wasteland.sheet.PlayBonuses;

/** The first item of each turn is drawn for free. Ledger: fast-reach. */
record FastReach() implements PerkTrait {

    @Override
    public PlayBonuses inPlay(PlayBonuses now, int rank) {
        return now.drawingFreely();
    }
}
