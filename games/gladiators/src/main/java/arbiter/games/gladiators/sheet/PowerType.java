package arbiter.games.gladiators.sheet;

import arbiter.content.yaml.EnumWords;

/**
 * The Types. Energy has five subtypes: an Energy ability is of one of them, while whatever works against Energy works
 * against all five. Ledger: GG-TYP-1 to 5, GG-AMB-98.
 */
public enum PowerType {
    ENERGY("energy"),
    HEAT("flame"),
    COLD("frost"),
    ELECTRICITY("lightning"),
    RADIATION("radiation"),
    ENTROPY("entropy"),
    PHYSICAL("force"),
    POISON("poison"),
    PSYCHIC("psychic"),
    SOLID("solid");

    private final String adjective;

    PowerType(String adjective) {
        this.adjective = adjective;
    }

    /** How a power of this Type is spoken of: a {@code flame} bolt. */
    public String adjective() {
        return adjective;
    }

    public boolean isSubtype() {
        return switch (this) {
            case HEAT, COLD, ELECTRICITY, RADIATION, ENTROPY -> true;
            default -> false;
        };
    }

    /** Energy for its subtypes, every other Type for itself. */
    public PowerType family() {
        return isSubtype() ? ENERGY : this;
    }

    public String word() {
        return EnumWords.of(this);
    }
}
