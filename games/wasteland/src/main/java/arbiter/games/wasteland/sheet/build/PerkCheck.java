package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Perk;
import arbiter.rulebook.build.Violations;
import java.util.Map;

/** Whether the perks of a character are legal: one at each level, each up to its ranks. Ledger: WAS-CHAR-10, WAS-CHAR-11. */
final class PerkCheck {

    private PerkCheck() {}

    static void run(Build build, Violations violations) {
        int taken = Perks.taken(build);
        if (build.level() >= 1 && taken != build.level()) {
            violations.add(
                    Code.PERK_COUNT,
                    "there are " + taken + " ranks of perks at level " + build.level(),
                    "take one for each level, " + build.level() + " in all",
                    "perks");
        }
        for (Map.Entry<Perk, Integer> one : build.perks().entrySet()) {
            Perk perk = one.getKey();
            if (one.getValue() < 1 || one.getValue() > perk.ranks()) {
                violations.add(
                        Code.PERK_RANK,
                        perk.name() + " has rank " + one.getValue(),
                        perk.ranks() == 1 ? "it can be had once" : "it can be had up to rank " + perk.ranks(),
                        "perks",
                        perk.id());
            }
        }
        honed(build, violations);
    }

    private static void honed(Build build, Violations violations) {
        int points = Perks.attributePoints(build);
        if (build.honed().size() != points) {
            violations.add(
                    Code.HONED_COUNT,
                    build.honed().size() + " attributes are honed",
                    "name " + points + ", one for each rank of the perk",
                    "honed");
        }
        for (int i = 0; i < build.honed().size(); i++) {
            Attribute which = build.honed().get(i);
            if (build.attribute(which) > AttributesCheck.MOST) {
                violations.add(
                        Code.HONED_TOO_FAR,
                        which.word() + " is honed to " + build.attribute(which),
                        AttributesCheck.MOST + " is the most; hone another attribute",
                        "honed",
                        i);
            }
        }
    }
}
