package arbiter.games.gladiators.board;

import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.WallKind;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a wall is made of: Solid or Physical, its defence, its hits in each hex, and what it gives way to.
 * Ledger: GG-WAL-3, GG-AB-47, GG-AMB-54.
 */
public record WallMaterial(
        PowerType type,
        int defence,
        int hits,
        boolean robust,
        boolean smooth,
        boolean dangerous,
        boolean transparent,
        Optional<PowerType> weakness) {

    /** What any wall resists its weakness with. Ledger: GG-AMB-54. */
    private static final int WEAK = 1;

    private static final int CLIMB = 6;
    private static final int SMOOTH = 2;

    public WallMaterial {
        if (type != PowerType.SOLID && type != PowerType.PHYSICAL) {
            throw new IllegalArgumentException("a wall of " + type.word() + ": it is solid or physical (GG-AB-47)");
        }
        if (defence < 0 || hits < 1) {
            throw new IllegalArgumentException(
                    "a wall of defence " + defence + " and " + hits + " hits: it needs 0 and 1 or more (GG-WAL-3)");
        }
    }

    /** A Solid wall as they stand about. Ledger: GG-WAL-8. */
    public static WallMaterial of(WallKind kind, boolean transparent) {
        return new WallMaterial(
                PowerType.SOLID,
                kind.defence(),
                kind.hits(),
                kind.robust(),
                false,
                false,
                transparent || kind.transparent(),
                Optional.empty());
    }

    /** What it resists such damage with; empty if that does nothing to it. Ledger: GG-WAL-3, GG-AMB-54. */
    public OptionalInt defence(PowerType damage) {
        if (weakness.isPresent() && (weakness.get() == damage || weakness.get() == damage.family())) {
            return OptionalInt.of(WEAK);
        }
        return switch (damage.family()) {
            case SOLID, PHYSICAL, ENERGY -> OptionalInt.of(defence);
            default -> OptionalInt.empty();
        };
    }

    /** The number that whoever climbs it has to roll; empty if it cannot be climbed. Ledger: GG-MOV-10. */
    public OptionalInt climbing() {
        return type == PowerType.SOLID ? OptionalInt.of(smooth ? CLIMB + SMOOTH : CLIMB) : OptionalInt.empty();
    }
}
