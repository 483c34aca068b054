package arbiter.games.gladiators.environment;

import arbiter.content.yaml.EnumWords;
import java.util.Optional;

/** The twelve environments; the words are the ids of the content's {@code EnvironmentKind}s. Ledger: GG-EN-01 to 12. */
public enum Climate {
    CALM,
    CLEAR,
    COLD,
    DAY,
    DRY,
    FOG_SMOKE,
    HEAT,
    NIGHT,
    POISON_GAS,
    RADIATION,
    RAIN,
    WIND;

    public String word() {
        return EnumWords.of(this);
    }

    /** The one that cannot be where this one is; Poison Gas and Radiation oppose nothing. Ledger: GG-ENV-3. */
    public Optional<Climate> opposite() {
        return switch (this) {
            case CALM -> Optional.of(WIND);
            case WIND -> Optional.of(CALM);
            case CLEAR -> Optional.of(FOG_SMOKE);
            case FOG_SMOKE -> Optional.of(CLEAR);
            case DAY -> Optional.of(NIGHT);
            case NIGHT -> Optional.of(DAY);
            case DRY -> Optional.of(RAIN);
            case RAIN -> Optional.of(DRY);
            case HEAT -> Optional.of(COLD);
            case COLD -> Optional.of(HEAT);
            case POISON_GAS, RADIATION -> Optional.empty();
        };
    }

    public boolean opposes(Climate other) {
        return opposite().filter(other::equals).isPresent();
    }
}
