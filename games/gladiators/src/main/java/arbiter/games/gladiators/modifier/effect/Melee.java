package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;

/** Fought hand to hand. Ledger: GG-MD-38, GG-LEG-13. */
public record Melee() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        boolean touch = power.range() == PowerRange.TOUCH
                && (power.kind() instanceof DamagingAttack || power.kind() instanceof GrabAttack);
        boolean weapon = power.range() == PowerRange.SHORT && power.has(FocusModifier.class);
        if (!touch && !weapon) {
            findings.add(
                    Code.MELEE,
                    own,
                    "Melee is for a Damaging or Grab Attack at a touch, or for a Short attack with a Focus",
                    "add 'touch', or 'short' and 'focus'");
        }
    }
}
