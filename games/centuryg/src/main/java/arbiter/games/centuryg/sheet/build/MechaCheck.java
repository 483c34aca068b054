package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.BossPackage;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.rulebook.build.Violations;
import java.util.Map;

/** Points of a Mecha, the caps of Grunts and the packages of Bosses. Ledger: BCG-MP-1, BCG-TIER-1, BCG-BOSS-2. */
final class MechaCheck {

    private static final int GRUNT_CAP = 50;

    private MechaCheck() {}

    static void run(Build build, Mecha mecha, Violations violations) {
        for (Map.Entry<Attribute, Integer> rank : mecha.attributes().entrySet()) {
            if (rank.getValue() < 0) {
                violations.add(
                        Code.RANK_NEGATIVE,
                        Words.title(rank.getKey()) + " is below 0",
                        "0 is the lowest Rank",
                        "mecha",
                        "attributes",
                        EnumWords.of(rank.getKey()));
            }
        }
        Spending mp = Spending.of(build, mecha);
        if (mp.left() < 0) {
            violations.add(
                    Code.MP_OVERSPENT,
                    mp.spent() + " MP are spent of " + mp.budget().total() + " (" + mp.budget() + ")",
                    "spend " + -mp.left() + " less",
                    "mecha");
        }
        Debt.check(build, mecha, violations);
        if (build.tier() == Tier.GRUNT && mp.others().total() > GRUNT_CAP) {
            violations.add(
                    Code.GRUNT_EQUIPMENT,
                    mp.others().total() + " MP are in Upgrades and Weapons",
                    "a Grunt has at most " + GRUNT_CAP + " there",
                    "mecha");
        }
        if (build.tier() == Tier.BOSS) {
            packages(build, mecha, violations);
        }
    }

    private static void packages(Build build, Mecha mecha, Violations violations) {
        BossPackage pack = BossPackage.at(build.powerLevel());
        long weapons = mecha.weapons().stream()
                .filter(mounted -> mounted.weapon().make() == Weapon.Make.BOSS)
                .count();
        exceeded("Boss Weapons", weapons, pack.weapons(), "weapons", build, violations);
        exceeded("Boss Upgrades", count(mecha, UpgradeKind.BOSS), pack.upgrades(), "upgrades", build, violations);
        exceeded("Capstones", count(mecha, UpgradeKind.CAPSTONE), pack.capstones(), "upgrades", build, violations);
    }

    private static long count(Mecha mecha, UpgradeKind kind) {
        return mecha.upgrades().stream()
                .filter(fitted -> fitted.upgrade().kind() == kind)
                .count();
    }

    private static void exceeded(String what, long count, int most, String key, Build build, Violations violations) {
        if (count > most) {
            violations.add(
                    Code.PACKAGE_EXCEEDED,
                    what + ": " + count,
                    "the package of Power Level " + build.powerLevel() + " has " + most,
                    "mecha",
                    key);
        }
    }
}
