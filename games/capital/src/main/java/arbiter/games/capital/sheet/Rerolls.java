package arbiter.games.capital.sheet;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.trait.Aim;
import arbiter.games.capital.trait.Dodge;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The rerolls a unit has by itself; weapons and Vehicles bring their own. Ledger: CAP-AMB-45. */
public record Rerolls(int aim, boolean aimOnAnyDie, int dodgeOnOverwatch, Set<DamageType> resisted) {

    public Rerolls {
        resisted = EnumBits.of(DamageType.class, resisted);
    }

    public static Rerolls of(List<Acquired> abilities) {
        int aim = 0;
        boolean anyDie = false;
        int onOverwatch = 0;
        Set<DamageType> resisted = EnumSet.noneOf(DamageType.class);
        for (Acquired acquired : abilities) {
            for (AbilityTrait trait : acquired.ability().traits()) {
                if (trait instanceof Aim more) {
                    aim += more.uses();
                    anyDie |= more.anyDie();
                } else if (trait instanceof Dodge dodge && dodge.when() == Dodge.When.ON_OVERWATCH) {
                    onOverwatch += dodge.uses();
                } else if (trait instanceof Dodge) {
                    acquired.damageType().ifPresent(resisted::add);
                }
            }
        }
        return new Rerolls(aim, anyDie, onOverwatch, resisted);
    }

    /** Whether a Dodge against this type is free. Ledger: CAP-AMB-121. */
    public boolean resists(DamageType type) {
        return EnumBits.has(resisted, type);
    }
}
