package arbiter.games.wasteland.perk;

import arbiter.games.wasteland.sheet.PerkTrait;

/** More tag skills, with their ranks. Ledger: broad-training. */
record BroadTraining(int tags) implements PerkTrait {

    @Override
    public int tagSkills(int rank) {
        return tags * rank;
    }
}
