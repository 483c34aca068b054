package arbiter.games.capital.ability;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.DamageType;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import java.util.List;

/** The Trickshots that answer damage dealt: each to Sharp, to Blunt, and to a type of its own. */
enum Trickshot implements Option {
    HOT("Hot Shot", AbilityId.HOT_SHOT_1, DamageType.HEAT),
    CHILL("Chill Shot", AbilityId.CHILL_SHOT_1, DamageType.COLD),
    TOXIC("Toxic Shot", AbilityId.TOXIC_SHOT_1, DamageType.TOXIC),
    TESLA("Tesla Shot", AbilityId.TESLA_SHOT_1, DamageType.ELECTRIC),
    NONE("No Trickshot", AbilityId.HOT_SHOT_1, DamageType.HEAT);

    static final int ENERGY = 2;
    static final List<Trickshot> SHOTS = List.of(HOT, CHILL, TOXIC, TESLA);

    private final String words;
    private final AbilityId ability;
    private final DamageType type;

    Trickshot(String words, AbilityId ability, DamageType type) {
        this.words = words;
        this.ability = ability;
        this.type = type;
    }

    AbilityId ability() {
        return ability;
    }

    /** The type of its own damage, and one that it answers. */
    DamageType type() {
        return type;
    }

    boolean answers(DamageType dealt) {
        return dealt == DamageType.SHARP || dealt == DamageType.BLUNT || dealt == type;
    }

    @Override
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public String text() {
        return words;
    }

    @Override
    public List<Cost> costs() {
        return declines() ? List.of() : List.of(new Cost("Energy", ENERGY));
    }

    @Override
    public boolean declines() {
        return this == NONE;
    }
}
