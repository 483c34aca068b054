package arbiter.games.wasteland.perk;

import arbiter.games.wasteland.sheet.PerkTrait;
import arbiter.games.wasteland.sheet.PlayBonuses;

/** Aim may throw so many dice again. Ledger: calm-hands. */
record CalmHands(int dice) implements PerkTrait {

    @Override
    public PlayBonuses inPlay(PlayBonuses now, int rank) {
        return now.aiming(dice);
    }
}
