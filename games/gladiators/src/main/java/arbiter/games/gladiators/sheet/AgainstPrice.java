package arbiter.games.gladiators.sheet;

import java.util.List;
import java.util.OptionalInt;

/** What it costs to work against one Type, two or more, or against a Source. Ledger: GG-AMB-107, GG-LEG-22. */
public record AgainstPrice(List<Integer> types, OptionalInt source, boolean conventional) {

    /** How many Types may be named. */
    public int most() {
        return types.size();
    }
}
