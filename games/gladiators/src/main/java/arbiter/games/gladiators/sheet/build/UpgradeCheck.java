package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.StartingAbility;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.ArrayList;
import java.util.List;

/** An upgraded starting ability is the free one with more Levels and modifiers. Ledger: GG-STA-5, GG-CST-13. */
final class UpgradeCheck {

    private UpgradeCheck() {}

    static void run(SuperPower power, List<SuperPower> before, Findings findings) {
        PowerDesign design = power.design();
        design.upgrades().ifPresent(free -> {
            if (!isKept(design, free)) {
                findings.add(
                        Code.UPGRADE_DIFFERS,
                        "an upgraded " + free.name() + " is still " + free.name(),
                        "keep what it is: " + written(free),
                        "upgrades");
            }
            if (before.stream().anyMatch(other -> other.design().upgrades().equals(design.upgrades()))) {
                findings.add(
                        Code.UPGRADE_TWICE,
                        free.name() + " is upgraded twice",
                        "upgrade it once, and buy another " + free.ability().name() + " in full",
                        "upgrades");
            }
        });
    }

    private static boolean isKept(PowerDesign design, StartingAbility free) {
        return design.ability().equals(free.ability())
                && design.types().equals(free.types())
                && design.options().containsAll(free.options())
                && design.modifiers().containsAll(free.modifiers());
    }

    private static String written(StartingAbility free) {
        List<String> words = new ArrayList<>(List.of(free.ability().id()));
        free.types().forEach(type -> words.add(type.word()));
        words.addAll(free.options());
        words.addAll(free.modifiers());
        return Wording.and(words);
    }
}
