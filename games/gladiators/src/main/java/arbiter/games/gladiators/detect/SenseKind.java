package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.EnvironmentConcealment;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The eleven kinds of Detection as rules tell them apart; the words are the ids of the content's {@code DetectionKind}s,
 * which have the ranges. Ledger: GG-DK-01 to 11.
 */
public enum SenseKind {
    BLIND_FIGHTING,
    CLAIRVOYANCE,
    ENHANCED_VISION,
    MAGICAL_DETECTION,
    MENTAL_DETECTION,
    MUTANT_DETECTION,
    RADAR,
    SONAR,
    SUPER_HEARING,
    TRACKING_SCENT,
    VISION;

    private static final int SCENT_TARGETS = 2;
    private static final int BLIND_NEAR = 3;
    private static final int BLIND_FAR = 6;

    private static final SenseKind[] ALL = values();

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public String word() {
        return word;
    }

    static Optional<SenseKind> of(String word) {
        for (SenseKind kind : ALL) {
            if (kind.word.equals(word)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** Whether it needs a line of sight, so that one can hide from it. Ledger: GG-AMB-88. */
    public boolean needsSight() {
        return this == VISION || this == ENHANCED_VISION || this == RADAR || this == CLAIRVOYANCE;
    }

    /** The environments that conceal from it. Ledger: GG-AMB-65. */
    List<Climate> hinderedBy() {
        return switch (this) {
            case VISION, CLAIRVOYANCE -> EnvironmentConcealment.VISION;
            case ENHANCED_VISION -> EnvironmentConcealment.ENHANCED_VISION;
            default -> List.of();
        };
    }

    /** Whether it notices such an ability in use. Ledger: GG-DET-10. */
    boolean notices(PlainPower way) {
        return switch (this) {
            case MAGICAL_DETECTION -> way.whole().source().equals(Optional.of(PowerSource.MAGICAL));
            case MUTANT_DETECTION -> way.whole().source().equals(Optional.of(PowerSource.MUTANT));
            case MENTAL_DETECTION -> way.form().metAs().contains(PowerType.PSYCHIC);
            case RADAR, SONAR -> way.form().metAs().contains(PowerType.SOLID);
            case TRACKING_SCENT -> false;
            default -> true;
        };
    }

    /** Whether that power can be aimed by it at something so far away. Ledger: table 3.5, GG-HIT-16. */
    boolean aims(PlainPower way, int range) {
        return switch (this) {
            case MUTANT_DETECTION -> false;
            case MENTAL_DETECTION -> way.form().metAs().contains(PowerType.PSYCHIC);
            case TRACKING_SCENT -> range <= SCENT_TARGETS;
            default -> true;
        };
    }

    /** What aiming by it adds to a hit roll. Ledger: GG-HIT-16. */
    int toHit(int range) {
        return switch (this) {
            case BLIND_FIGHTING -> range >= BLIND_FAR ? -2 : range >= BLIND_NEAR ? -1 : 0;
            case TRACKING_SCENT -> -2;
            default -> 0;
        };
    }
}
