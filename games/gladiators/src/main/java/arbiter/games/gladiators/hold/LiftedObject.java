package arbiter.games.gladiators.hold;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: how many whole hexes the thing fills that somebody has picked up to throw, if any. Ledger: GG-THR-1, GG-THR-2. */
public record LiftedObject(Optional<Integer> hexes) implements Part {

    public static final LiftedObject NONE = new LiftedObject(Optional.empty());

    public boolean lifted() {
        return hexes.isPresent();
    }
}
