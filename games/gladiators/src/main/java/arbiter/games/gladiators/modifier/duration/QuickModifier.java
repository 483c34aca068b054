package arbiter.games.gladiators.modifier.duration;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/**
 * Used in the turn of others; the price goes by range, the dearest of several. Ledger: GG-MD-42, GG-CST-12, GG-
 * AMB-111.
 */
public record QuickModifier(int touch, int other) implements ModifierKind {

    @Override
    public int price(PowerModifier own, SuperPower power) {
        return power.ranges().stream()
                .mapToInt(range -> range == PowerRange.TOUCH ? touch : other)
                .max()
                .orElse(own.listedPrice());
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("can interrupt others");
    }
}
