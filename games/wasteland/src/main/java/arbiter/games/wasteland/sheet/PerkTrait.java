package arbiter.games.wasteland.sheet;

/**
 * What a perk does. What it changes in a fight is added up once, when a profile is made, so that no rule asks a perk.
 * What it changes in building a character is asked by the character's totals. Ledger: section 3.13.
 */
public interface PerkTrait {

    /** What it changes in play at that rank. */
    default PlayBonuses inPlay(PlayBonuses now, int rank) {
        return now;
    }

    /** Hit points on top of the maximum. */
    default int health(int rank) {
        return 0;
    }

    /** Pounds on top of what can be carried. */
    default int carrying(int rank) {
        return 0;
    }

    /** Points in attributes of one's choice that each rank gives. */
    default int attributePoints(int rank) {
        return 0;
    }

    /** Tag skills of one's choice that each rank gives. */
    default int tagSkills(int rank) {
        return 0;
    }
}
