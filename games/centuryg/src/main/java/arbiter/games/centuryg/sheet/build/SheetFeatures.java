package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.rulebook.CharacterReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What a pilot and a Mecha can do, in lines for a report: Weapons, then Upgrades, Powers and Traits, then Skills. */
public final class SheetFeatures {

    private SheetFeatures() {}

    public static Map<String, List<String>> of(Sheet sheet) {
        List<String> attacks = new ArrayList<>();
        List<String> abilities = new ArrayList<>();
        List<String> training = new ArrayList<>();
        sheet.machine().ifPresent(machine -> {
            machine.weapons().forEach(mounted -> attacks.add(weapon(machine, mounted)));
            machine.upgrades().forEach(fitted -> abilities.add(upgrade(fitted)));
            machine.powers().forEach(learned -> abilities.add(power(learned)));
        });
        sheet.person().ifPresent(person -> person(person, abilities, training));
        Map<String, List<String>> features = new LinkedHashMap<>();
        features.put(CharacterReport.ATTACKS, attacks);
        features.put(CharacterReport.ABILITIES, abilities);
        features.put(CharacterReport.TRAINING, training);
        return features;
    }

    private static void person(Person person, List<String> abilities, List<String> training) {
        for (Taken taken : person.traits()) {
            abilities.add(taken.trait().name() + among(taken.choices().stream()));
        }
        for (Trained trained : person.skills()) {
            training.add(trained.skill().name() + among(trained.topics().stream()));
        }
    }

    /** {@code Beam Rifle (arms), shooting, beam: Might 6}. */
    private static String weapon(Machine machine, Mounted mounted) {
        Weapon weapon = mounted.weapon();
        List<String> words = new ArrayList<>(List.of(EnumWords.of(weapon.kind())));
        weapon.abilities().forEach(ability -> words.add(EnumWords.of(ability).replace('-', ' ')));
        weapon.blast().ifPresent(radius -> words.add("blast " + radius));
        weapon.boost().ifPresent(cost -> words.add("boost for " + cost + " Energy"));
        return weapon.name() + among(where(mounted.area())) + ", " + String.join(", ", words) + ": Might "
                + machine.might();
    }

    private static String upgrade(Fitted fitted) {
        return fitted.upgrade().name() + among(Stream.concat(where(fitted.area()), Stream.of(fitted.choice())));
    }

    private static String power(Learned learned) {
        return learned.power().name() + among(Stream.of(learned.choice()));
    }

    private static Stream<String> where(Area area) {
        return area == Area.NONE ? Stream.empty() : Stream.of(EnumWords.of(area));
    }

    private static String among(Stream<String> words) {
        List<String> said = words.filter(word -> !word.isEmpty()).toList();
        return said.isEmpty() ? "" : " (" + String.join(", ", said) + ")";
    }
}
