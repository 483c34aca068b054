package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Those it takes out may die; some ways of it are a drawback. Ledger: GG-MD-33, GG-AMB-20. */
public record Lethal() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        String way = own.words().isEmpty() ? "any" : own.words().get(0).word();
        switch (way) {
            case "any" -> wording.does("may kill");
            case "optional-lawful" -> wording.does("may kill those who used Lethal first");
            case "lawful" -> wording.but("may be used only on those who used Lethal first, and may kill them");
            case "optional-not-human" -> wording.does("may kill what is not human");
            case "not-human" -> wording.but("cannot be used on humans, and may kill others");
            default -> wording.but("can be used only on what does not live, and destroys it");
        }
    }
}
