package arbiter.games.gladiators.sheet;

import java.util.List;
import java.util.Optional;

/** What an ability works against: Types, or abilities of one Source. Ledger: GG-AMB-107. */
public record Against(List<PowerType> types, Optional<PowerSource> source) {

    public static final Against NOTHING = new Against(List.of(), Optional.empty());

    /** Whether something of this Type and Source is meant. */
    public boolean meets(PowerType type, PowerSource from) {
        return source.isPresent() ? source.get() == from : types.contains(type.family());
    }
}
