package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Two or three attacks in one action; dearer from a Level on. Ledger: GG-MD-05, GG-LEG-07, GG-AMB-111. */
public record Autofire(int level, int more) implements ModifierKind {

    @Override
    public int price(PowerModifier own, SuperPower power) {
        return own.listedPrice() + (power.level() >= level ? more : 0);
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.is(Targeting.DIRECT) && power.hasRange())) {
            findings.add(
                    Code.AUTOFIRE_NEEDS_DIRECT,
                    own,
                    "Autofire is for Direct attacks with a range",
                    "aim it 'direct' and add a range such as 'ranged'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("strikes " + (own.has("3") ? "three" : "two") + " times in one action");
    }
}
