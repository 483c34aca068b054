package arbiter.games.gladiators.sheet;

import arbiter.content.yaml.EnumWords;
import arbiter.tabletop.unit.FixedList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The Types. Energy has five subtypes: an Energy ability is of one of them, while whatever works against Energy works
 * against all five. Ledger: GG-TYP-1 to 5, GG-AMB-98.
 */
public enum PowerType {
    ENERGY("energy", "burns"),
    HEAT("flame", "burns"),
    COLD("frost", "freezes"),
    ELECTRICITY("lightning", "shocks"),
    RADIATION("radiation", "burns"),
    ENTROPY("entropy", "withers"),
    PHYSICAL("force", "batters"),
    POISON("poison", "poisons"),
    PSYCHIC("psychic", "torments"),
    SOLID("solid", "strikes");

    /** The kinds of Energy. */
    public static final List<PowerType> SUBTYPES =
            FixedList.copyOf(Stream.of(values()).filter(PowerType::isSubtype).toList());

    private final String adjective;
    private final String verb;

    PowerType(String adjective, String verb) {
        this.adjective = adjective;
        this.verb = verb;
    }

    /** How a power of this Type is spoken of: a {@code flame} bolt. */
    public String adjective() {
        return adjective;
    }

    /** What its damage does to people: it {@code burns} them. */
    public String verb() {
        return verb;
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
