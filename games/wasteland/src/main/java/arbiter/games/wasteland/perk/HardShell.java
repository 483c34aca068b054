package arbiter.games.wasteland.perk;

import arbiter.games.wasteland.sheet.PerkTrait;
import arbiter.games.wasteland.sheet.PlayBonuses;

/** More resistance to physical damage at every location. Ledger: hard-shell. */
record HardShell(int resistance) implements PerkTrait {

    @Override
    public PlayBonuses inPlay(PlayBonuses now, int rank) {
        return now.harder(resistance * rank);
    }
}
