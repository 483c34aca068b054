package arbiter.games.gladiators.power;

import arbiter.space.hex.Hex;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: where somebody's Mount was left behind; empty while it is ridden or there is none. Ledger: GG-MD-39. */
public record MountPlace(Optional<Hex> left) implements Part {

    public static final MountPlace WITH_RIDER = new MountPlace(Optional.empty());
}
