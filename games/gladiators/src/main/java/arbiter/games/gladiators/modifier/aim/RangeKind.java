package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** How far the power reaches. Ledger: GG-TGT-3. */
public interface RangeKind extends ModifierKind {

    PowerRange range();

    @Override
    default void describe(PowerModifier own, SuperPower power, Wording wording) {
        PowerRange range = range();
        wording.reaches(
                switch (range) {
                    case NONE -> "";
                    case TOUCH -> "at a touch";
                    case DISTANT -> "at any distance";
                    default ->
                        "at up to " + range.hexes() + " hexes"
                                + (range.stretched() > range.hexes()
                                        ? " (" + range.stretched() + " at one Level less)"
                                        : "");
                });
    }
}
