package arbiter.games.gladiators.modifier.duration;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.ability.TrapAttack;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.modifier.drawback.LimitedAmmo;
import arbiter.games.gladiators.modifier.drawback.Shots;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/**
 * Stays until it is ended: on its user, in its hexes, or on those it took hold of. Ledger: GG-MD-40, GG-DUR-3 to 8,
 * GG-LEG-23, GG-LEG-29, GG-LEG-35.
 */
public record Persistent(int trapTarget, int withThreeUses, int withSixUses) implements ModifierKind {

    @Override
    public int price(PowerModifier own, SuperPower power) {
        int price = own.listedPrice();
        if (own.has("target")
                && power.forms().stream().allMatch(form -> form.ability().kind() instanceof TrapAttack)) {
            price += trapTarget;
        }
        return own.has("unlimited") ? price + cheaper(power) : price;
    }

    /** How much less it is where ammunition bounds the number anyway. Ledger: GG-AMB-21. */
    private int cheaper(SuperPower power) {
        return power.find(LimitedAmmo.class)
                .map(ammo -> ammo.has("3") ? withThreeUses : withSixUses)
                .orElse(0);
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if ((own.has("barrier") || own.has("sticky")) && !power.isArea()) {
            findings.add(
                    Code.PERSISTENT_NEEDS_AREA,
                    own,
                    "only an Area stays in its hexes",
                    "add 'area blast', or write 'persistent target'");
        }
        if (own.has("target") && !power.reachesOthers()) {
            findings.add(
                    Code.PERSISTENT_TARGET,
                    own,
                    "it reaches nobody to stay on",
                    "add a range or an Area, or write 'persistent personal'");
        }
        if (own.has("unlimited") && !own.has("target") && !power.has(LimitedAmmo.class) && !power.has(Shots.class)) {
            findings.add(
                    Code.UNLIMITED,
                    own,
                    "any number at once needs targets or ammunition to be bounded by",
                    "write 'persistent target unlimited', or add 'limited-ammo' or 'shots'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        if (own.has("personal")) {
            wording.does("stays on");
        }
        if (own.has("barrier")) {
            wording.does("stays in its hexes and works again each turn on whoever is in them");
        }
        if (own.has("target")) {
            wording.does(deed(power) + " again each turn");
        }
        if (own.has("sticky")) {
            wording.does("works again each turn on whoever is or was in its hexes");
        }
        if (own.has("instances")) {
            wording.does("can be there " + (1 + own.number("instances")) + " times at once");
        }
        if (own.has("unlimited")) {
            wording.does("can be there any number of times at once");
        }
    }

    /** Damage burns, freezes or strikes; anything else works. */
    private static String deed(SuperPower power) {
        boolean damaging = power.form().ability().kind() instanceof DamagingAttack;
        return damaging && power.form().types().size() == 1
                ? power.form().types().get(0).verb()
                : "works";
    }
}
