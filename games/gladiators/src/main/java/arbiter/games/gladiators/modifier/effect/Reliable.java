package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.modifier.drawback.Unreliable;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** The better of two result dice. Ledger: GG-MD-45. */
public record Reliable() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (power.has(Unreliable.class)) {
            findings.add(
                    Code.RELIABLE_AND_UNRELIABLE,
                    own,
                    "it cannot be reliable and unreliable",
                    "leave out one of the two");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("rolls its result twice and keeps the better");
    }
}
