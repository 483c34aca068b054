package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.ability.Detection;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Goes through walls. Ledger: GG-MD-28. */
public record IgnoresWalls() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.reachesOthers() || power.kind() instanceof Detection)) {
            findings.add(
                    Code.IGNORES_WALLS_REACH,
                    own,
                    "there is nothing behind a wall for it to reach",
                    "add a range or an Area, or leave it out");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("goes through walls");
    }
}
