package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.AwakePower;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: powers that somebody has copied, after their own by place. A copy whose Copy Power has ended keeps its place and
 * is of no use. Ledger: GG-AB-08, GG-AMB-66.
 */
public record CopiedPowers(List<Copy> all) implements Part {

    public static final CopiedPowers NONE = new CopiedPowers(List.of());

    /** A power as it was copied, and the number of the activation that did. */
    public record Copy(SuperPower power, int by) {}

    CopiedPowers with(SuperPower power, int by) {
        List<Copy> more = new ArrayList<>(all);
        more.add(new Copy(power, by));
        return new CopiedPowers(List.copyOf(more));
    }

    /** Their own powers and the copies. */
    public List<OwnedPower> behind(List<OwnedPower> own) {
        if (all.isEmpty()) {
            return own;
        }
        List<OwnedPower> powers = new ArrayList<>(own);
        for (Copy copy : all) {
            int place = powers.size();
            String word = "copy-" + (place - own.size() + 1);
            powers.add(new OwnedPower(place, word, copy.power(), AwakePower.all(copy.power())));
        }
        return FixedList.copyOf(powers);
    }
}
