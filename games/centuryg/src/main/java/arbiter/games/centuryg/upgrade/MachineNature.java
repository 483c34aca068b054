package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.terrain.Environment;
import java.util.List;
import java.util.function.Predicate;

/** What a machine always is by its Upgrades, whatever happens to it; asked once, because rules ask all the time. */
public record MachineNature(
        int genrePoints,
        int widerBlast,
        boolean sparesFriends,
        boolean slipsAway,
        boolean staysPut,
        boolean flies,
        boolean needsHome,
        List<Environment> homes,
        boolean isLarge,
        boolean savesBeams,
        boolean keepsWeapons,
        boolean keepsEquipment,
        boolean suffersMaims,
        boolean escapesMaiming,
        boolean halvesEnergy,
        boolean holdsPilot,
        boolean doublesPowers,
        boolean transforms) {

    static MachineNature of(List<InstalledTrait<?>> all) {
        int points = 0;
        int blast = 0;
        for (InstalledTrait<?> one : all) {
            points += one.trait().genrePoints() * one.copies().size();
            blast += one.trait().widerBlast();
        }
        return new MachineNature(
                points,
                blast,
                any(all, UpgradeTrait::sparesFriends),
                any(all, UpgradeTrait::slipsAway),
                any(all, UpgradeTrait::staysPut),
                any(all, UpgradeTrait::flies),
                any(all, UpgradeTrait::needsHome),
                homes(all),
                any(all, UpgradeTrait::isLarge),
                any(all, UpgradeTrait::savesBeams),
                any(all, UpgradeTrait::keepsWeapons),
                any(all, UpgradeTrait::keepsEquipment),
                any(all, UpgradeTrait::suffersMaims),
                any(all, UpgradeTrait::escapesMaiming),
                any(all, UpgradeTrait::halvesEnergy),
                any(all, UpgradeTrait::holdsPilot),
                any(all, UpgradeTrait::doublesPowers),
                any(all, UpgradeTrait::transforms));
    }

    private static boolean any(List<InstalledTrait<?>> all, Predicate<UpgradeTrait> says) {
        for (InstalledTrait<?> one : all) {
            if (says.test(one.trait())) {
                return true;
            }
        }
        return false;
    }

    private static List<Environment> homes(List<InstalledTrait<?>> all) {
        return List.of(Environment.values()).stream()
                .filter(environment -> any(all, environment))
                .toList();
    }

    private static boolean any(List<InstalledTrait<?>> all, Environment environment) {
        for (InstalledTrait<?> one : all) {
            for (Fitted copy : one.copies()) {
                if (one.trait().isHome(environment, copy.choice())) {
                    return true;
                }
            }
        }
        return false;
    }
}
