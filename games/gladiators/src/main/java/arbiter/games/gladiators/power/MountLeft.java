package arbiter.games.gladiators.power;

import arbiter.space.hex.Hex;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: the hex in which somebody's Mount was left behind, if it was. Ledger: GG-MD-39. */
public record MountLeft(Optional<Hex> hex) implements Part {

    public static final MountLeft RIDDEN = new MountLeft(Optional.empty());
}
