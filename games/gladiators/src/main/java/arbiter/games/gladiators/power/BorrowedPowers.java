package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: powers that somebody has copied, each with the activation it hangs on. The list only grows, so that places stay
 * what they are; what was given back is absent. Ledger: GG-AB-08, GG-AMB-66.
 */
public record BorrowedPowers(List<OwnedPower> powers, Ints activations) implements Part {

    public static final BorrowedPowers NONE = new BorrowedPowers(List.of(), Ints.EMPTY);

    BorrowedPowers with(OwnedPower power, int activation) {
        List<OwnedPower> more = new ArrayList<>(powers);
        more.add(power);
        return new BorrowedPowers(List.copyOf(more), activations.and(activation));
    }

    /** All powers of somebody, their own first. */
    public List<OwnedPower> after(List<OwnedPower> own) {
        if (powers.isEmpty()) {
            return own;
        }
        List<OwnedPower> all = new ArrayList<>(own);
        all.addAll(powers);
        return List.copyOf(all);
    }
}
