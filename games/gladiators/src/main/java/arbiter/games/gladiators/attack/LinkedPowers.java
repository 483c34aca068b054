package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Powers that can be used together with another in one action. Each but the first names the first. Ledger: GG-MD-36, GG-AMB-110. */
final class LinkedPowers {

    private LinkedPowers() {}

    /** The others of the link that could come at the same target. */
    static List<PowerUse> of(GladiatorsState state, PowerUse use, Gladiator target) {
        return partners(use, way -> !way.isArea() && PowerTargets.canAim(state, use.user(), way, target));
    }

    /** The others of the link that cover hexes alike. Ledger: GG-AMB-110. */
    static List<PowerUse> ofArea(PowerUse use) {
        List<AreaTemplate> templates = AreaTemplates.of(use.way());
        return partners(use, way -> AreaTemplates.of(way).equals(templates));
    }

    private static List<PowerUse> partners(PowerUse use, Predicate<PlainPower> fits) {
        List<PowerUse> partners = new ArrayList<>();
        String link = use.power().way().link();
        for (OwnedPower other : use.user().powers()) {
            if (other.place() == use.power().place()
                    || !other.way().link().equals(link)
                    || !use.user().condition().works(other.place())) {
                continue;
            }
            for (PlainPower way : other.ways()) {
                if (way.kind() instanceof AffectingAbility
                        && way.range() == use.way().range()
                        && fits.test(way)) {
                    partners.add(use.with(other, way));
                    break;
                }
            }
        }
        return partners;
    }
}
