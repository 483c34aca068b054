package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Statistics;

/** What follows from attributes, level and rank. Ledger: WAS-CHAR-4 to 9, WAS-NPC-2, WAS-NPC-3. */
public final class DerivedValues {

    /** Nobody counts the pounds of adversaries. */
    static final int UNLIMITED = Integer.MAX_VALUE;

    private static final int QUICK = 9;
    private static final int CARRIED_BY_ALL = 150;
    private static final int CARRIED_PER_POINT = 10;

    private DerivedValues() {}

    /** Ledger: WAS-CHAR-4. */
    public static int health(Statistics statistics, int level) {
        return statistics.attribute(Attribute.ENDURANCE) + statistics.attribute(Attribute.LUCK) + level - 1;
    }

    /** By rank, for characters and for creatures. Ledger: WAS-NPC-2. */
    static int health(Adversary adversary, Statistics statistics) {
        int level = adversary.level();
        if (statistics.creature()) {
            return statistics.body()
                    + switch (adversary.rank()) {
                        case NOTABLE -> 2 * level;
                        case MAJOR -> 3 * level;
                        case MINION, NORMAL, PLAYER_CHARACTER -> level;
                    };
        }
        int luck = statistics.attribute(Attribute.LUCK);
        return statistics.attribute(Attribute.ENDURANCE)
                + level
                + switch (adversary.rank()) {
                    case NOTABLE -> luck;
                    case MAJOR -> 2 * luck;
                    case MINION, NORMAL, PLAYER_CHARACTER -> 0;
                };
    }

    /** Ledger: WAS-CHAR-5, WAS-NPC-1. */
    public static int initiative(Statistics statistics) {
        return statistics.creature()
                ? statistics.body() + statistics.mind()
                : statistics.attribute(Attribute.PERCEPTION) + statistics.attribute(Attribute.AGILITY);
    }

    /** Ledger: WAS-CHAR-6. */
    public static int defense(Statistics statistics) {
        return statistics.attribute(Attribute.AGILITY) >= QUICK ? 2 : 1;
    }

    /** One more combat die from 7, 9 and 11 on. Ledger: WAS-CHAR-7. */
    public static int meleeBonus(int strength) {
        return strength < 7 ? 0 : Math.min(3, (strength - 5) / 2);
    }

    /** Pounds. Ledger: WAS-CHAR-9. */
    public static int capacity(Statistics statistics) {
        return CARRIED_BY_ALL + CARRIED_PER_POINT * statistics.attribute(Attribute.STRENGTH);
    }

    /** Creatures have none. Ledger: WAS-NPC-3. */
    static int luck(Adversary adversary, Statistics statistics) {
        if (statistics.creature()) {
            return 0;
        }
        int luck = statistics.attribute(Attribute.LUCK);
        return switch (adversary.rank()) {
            case NOTABLE -> (luck + 1) / 2;
            case MAJOR, PLAYER_CHARACTER -> luck;
            case MINION, NORMAL -> 0;
        };
    }
}
