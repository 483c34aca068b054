package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.SuperPower;

/** Cheaper on a Damaging Attack; of several forms the dearest counts. Ledger: GG-MD-49, GG-AMB-111. */
public record Short(int onDamagingAttack) implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.SHORT;
    }

    @Override
    public int price(PowerModifier own, SuperPower power) {
        boolean damaging =
                power.forms().stream().allMatch(form -> form.ability().kind() instanceof DamagingAttack);
        return damaging ? onDamagingAttack : own.listedPrice();
    }
}
