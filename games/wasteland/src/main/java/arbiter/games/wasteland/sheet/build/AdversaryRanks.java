package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Profile.Standing;
import arbiter.games.wasteland.sheet.Statistics;

/** What the rank of somebody the gamemaster plays is worth. Ledger: WAS-NPC-2, WAS-NPC-3, WAS-NPC-7. */
public final class AdversaryRanks {

    private AdversaryRanks() {}

    /** Ledger: WAS-NPC-2. */
    static int health(Standing rank, int level, Statistics of) {
        if (of.creature()) {
            return of.body() + level * (rank == Standing.MAJOR ? 3 : rank == Standing.NOTABLE ? 2 : 1);
        }
        int luck = of.attribute(Attribute.LUCK) * (rank == Standing.MAJOR ? 2 : rank == Standing.NOTABLE ? 1 : 0);
        return of.attribute(Attribute.ENDURANCE) + luck + level;
    }

    static int initiative(Statistics of) {
        return of.creature()
                ? of.body() + of.mind()
                : of.attribute(Attribute.PERCEPTION) + of.attribute(Attribute.AGILITY);
    }

    /** Ledger: WAS-NPC-3. */
    static int luck(Standing rank, Statistics of) {
        if (of.creature()) {
            return 0;
        }
        int luck = of.attribute(Attribute.LUCK);
        return rank == Standing.MAJOR ? luck : rank == Standing.NOTABLE ? (luck + 1) / 2 : 0;
    }

    /** What defeating somebody is worth; a third of it is rounded to the nearest. Ledger: WAS-NPC-7. */
    public static int experience(Standing rank, int level) {
        int normal = (level < 8 ? 3 : 4) + 7 * level;
        return switch (rank) {
            case MINION -> (2 * normal + 3) / 6;
            case NOTABLE -> 2 * normal;
            case MAJOR -> 3 * normal;
            case NORMAL, PLAYER_CHARACTER -> normal;
        };
    }
}
