package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import java.util.List;

/** A solid shot that passes walls without breaking them. Ledger: GG-MD-07, GG-LEG-08. */
public record Bullet(int most) implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        boolean legal = power.is(Targeting.DIRECT)
                && power.form().types().equals(List.of(PowerType.SOLID))
                && power.has(Lethal.class)
                && !power.has(Melee.class)
                && power.level() <= most;
        if (!legal) {
            findings.add(
                    Code.BULLET,
                    own,
                    "a Bullet is Direct, Solid and Lethal, not Melee, and of Level " + most + " at most",
                    "make it so, with 'lethal' and 'direct', or leave out 'bullet'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("breaks no walls");
    }
}
