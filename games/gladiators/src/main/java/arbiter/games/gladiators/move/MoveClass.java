package arbiter.games.gladiators.move;

import arbiter.games.gladiators.result.Posture;
import java.util.Locale;
import java.util.Optional;

/**
 * The eight classes of Movement as rules tell them apart; the words are the ids of the content's {@code MovementClass}es,
 * which have the numbers. Ledger: GG-MV-01 to 08.
 */
public enum MoveClass {
    AIR,
    GROUND,
    LEAP,
    TELEPORT,
    UNDERGROUND,
    UNDERWATER,
    WALLCRAWL,
    WATER;

    private static final MoveClass[] ALL = values();

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public String word() {
        return word;
    }

    public static Optional<MoveClass> of(String word) {
        for (MoveClass one : ALL) {
            if (one.word.equals(word)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /** Whether it goes above the ground, where the wind takes hold. Ledger: GG-EN-12. */
    public boolean isAboveGround() {
        return this == AIR || this == LEAP;
    }

    /** Whether it goes nowhere but in water. */
    public boolean isInWater() {
        return this == UNDERWATER || this == WATER;
    }

    /** Whether it may end below, where hardly anything reaches. Ledger: GG-AMB-74. */
    public boolean goesBelow() {
        return this == UNDERGROUND || this == UNDERWATER;
    }

    /** Whether the edge of a defence over an Area is in its way: who digs passes beneath, who teleports crosses nothing. Ledger: GG-RES-5. */
    boolean meetsEdges() {
        return this != TELEPORT && this != UNDERGROUND;
    }

    /** Whether one may throw oneself down at its end. Ledger: table 3.6. */
    public boolean mayEndProne() {
        return this == GROUND || this == LEAP || this == UNDERGROUND || this == WALLCRAWL;
    }

    /** Whether one can move so just now. Ledger: table 3.6. */
    public boolean isPossible(Posture posture) {
        return switch (this) {
            case AIR, UNDERWATER, WATER -> !posture.disorientated();
            case LEAP -> !posture.prone();
            default -> true;
        };
    }
}
