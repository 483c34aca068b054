package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Counts as several for follow-ups; dearer from a Level on. Ledger: GG-MD-59, GG-FOL-5. */
public record Versatile(int level, int times) implements ModifierKind {

    @Override
    public int price(PowerModifier own, SuperPower power) {
        return own.listedPrice() * (power.level() >= level ? times : 1);
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        int more = 1 + own.number("extra");
        wording.does("can follow itself up" + (more == 1 ? "" : " " + more + " times"));
    }
}
