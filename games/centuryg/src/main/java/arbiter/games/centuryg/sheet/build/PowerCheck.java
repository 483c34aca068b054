package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.PowerList;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.rulebook.build.Violations;
import java.util.ArrayList;
import java.util.List;

/** Genre Powers: from the right lists, no more than there may be, none twice. Ledger: BCG-GP-3, BCG-TIER-1. */
final class PowerCheck {

    private PowerCheck() {}

    static void run(Build build, Handbook book, Violations violations) {
        int most = Totals.powersAllowed(build).total();
        List<Learned> before = new ArrayList<>();
        for (int i = 0; i < build.powers().size(); i++) {
            Learned learned = build.powers().get(i);
            Power power = learned.power();
            if (!build.tier().hasPowers()) {
                violations.add(Code.POWERS_NOT_ALLOWED, "Grunts have no Powers", "leave 'powers' out", "powers", i);
                return;
            }
            list(build.tier(), power, i, violations);
            boolean again = power.specialist()
                    ? before.contains(learned)
                    : before.stream().anyMatch(other -> other.power().equals(power));
            if (again) {
                String fix = power.specialist() ? "choose something else with it" : "learn another one";
                violations.add(Code.POWER_TWICE, power.name() + " is there twice", fix, "powers", i);
            }
            before.add(learned);
            ChoiceCheck.run(power.name(), power.choice(), learned.choice(), build, book, violations, "powers", i);
        }
        if (build.powers().size() > most) {
            violations.add(
                    Code.POWERS_TOO_MANY,
                    build.powers().size() + " Powers are chosen",
                    "there may be " + most + " at Power Level " + build.powerLevel() + ", besides the Default ones",
                    "powers");
        }
    }

    private static void list(Tier tier, Power power, int i, Violations violations) {
        if (power.list() == PowerList.DEFAULT) {
            violations.add(
                    Code.POWER_BY_DEFAULT, power.name() + " is everybody's already", "leave it out", "powers", i);
        } else if ((power.list() == PowerList.BOSS) != (tier == Tier.BOSS)) {
            violations.add(
                    Code.POWER_NOT_ON_LIST,
                    power.name() + " is not on a list for this tier",
                    tier == Tier.BOSS
                            ? "choose a Boss Power"
                            : "choose from the Champion, Trickster and Tactician lists",
                    "powers",
                    i);
        }
    }
}
