package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Choosing;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.PowerList;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.rulebook.build.Violations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What was chosen with an Upgrade or a Power. Ledger: BCG-UPG-1, BCG-GP-3. */
final class ChoiceCheck {

    private ChoiceCheck() {}

    static void run(
            String name,
            Optional<Choosing> wanted,
            String choice,
            Build build,
            Handbook book,
            Violations violations,
            Object... path) {
        if (wanted.isEmpty()) {
            if (!choice.isEmpty()) {
                violations.add(Code.CHOICE_NOT_NEEDED, name + " does not ask for a choice", "leave 'choice' out", path);
            }
            return;
        }
        List<String> offered = offered(wanted.get(), build, book);
        if (choice.isEmpty()) {
            violations.add(Code.CHOICE_MISSING, name + " is without its choice", "choose " + some(offered), path);
        } else if (!offered.contains(choice)) {
            violations.add(
                    Code.CHOICE_NOT_OFFERED,
                    name + " does not go with '" + choice + "'",
                    "choose " + some(offered),
                    path);
        }
    }

    private static String some(List<String> offered) {
        return offered.size() <= 8 ? Words.or(offered) : "one of " + offered.size() + ", such as " + offered.get(0);
    }

    /** The ids and words that may be chosen. */
    static List<String> offered(Choosing wanted, Build build, Handbook book) {
        return switch (wanted) {
            case ATTACK_KIND, BEAM_OR_NOT, ENVIRONMENT, TERRAIN, SHAPE -> wanted.words();
            case POWER ->
                book.powers().stream()
                        .filter(power -> power.list() != PowerList.DEFAULT && power.list() != PowerList.BOSS)
                        .map(power -> power.id())
                        .toList();
            case WEAPON -> weapons(build, book);
            case GRUNT ->
                book.enemies().stream()
                        .filter(enemy -> enemy.tier() == Tier.GRUNT && enemy.experience() == 0)
                        .map(Build::id)
                        .toList();
        };
    }

    /** Those of the Mecha; all that there are, if there is no Mecha in the file. */
    private static List<String> weapons(Build build, Handbook book) {
        if (build.mecha().isEmpty()) {
            return book.weapons().stream().map(Weapon::id).toList();
        }
        Mecha mecha = build.mecha().get();
        List<String> ids = new ArrayList<>();
        mecha.weapons().forEach(mounted -> ids.add(mounted.weapon().id()));
        for (FormSet set : FormSet.of(mecha)) {
            for (Mounted mounted : set.loadout().weapons()) {
                ids.add(mounted.weapon().id());
            }
        }
        book.standardWeapons().forEach(weapon -> ids.add(weapon.id()));
        return ids;
    }
}
