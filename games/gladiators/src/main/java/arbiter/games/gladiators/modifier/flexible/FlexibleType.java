package arbiter.games.gladiators.modifier.flexible;

import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import java.util.List;

/**
 * One of several Types, chosen at activation; further kinds of Energy are cheaper than further Types. Ledger: GG-
 * MD-22, GG-CST-9, GG-AMB-109.
 */
public record FlexibleType(int subtype) implements FlexibleKind {

    @Override
    public int choices(SuperPower power) {
        return types(power).size();
    }

    /** The Types there are to choose from: its own, or those it works against. Ledger: GG-AMB-109. */
    private static List<PowerType> types(SuperPower power) {
        return power.forms().stream()
                .flatMap(form ->
                        (form.ability().typing().namesAgainst() ? form.against().types() : form.types()).stream())
                .distinct()
                .toList();
    }

    @Override
    public int price(PowerModifier own, SuperPower power) {
        long families = types(power).stream().map(PowerType::family).distinct().count();
        long subtypes = types(power).size() - families;
        return (int) (own.listedPrice() * Math.max(0, families - 1) + subtype * subtypes);
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("changes its Type as its user likes");
    }
}
