package arbiter.games.capital.sheet.build;

import static arbiter.rulebook.build.YamlText.fields;
import static arbiter.rulebook.build.YamlText.quoted;

import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Equipment;
import arbiter.games.capital.sheet.LevelChoices;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.Signature;
import arbiter.rulebook.build.YamlText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes a character as a file that reads back the same. */
public final class CharacterYaml {

    private final YamlText text = new YamlText();

    private CharacterYaml() {}

    public static String write(Build build) {
        CharacterYaml yaml = new CharacterYaml();
        yaml.story(build);
        yaml.scores(build);
        yaml.signature(build.signature());
        yaml.equipment(build.equipment());
        yaml.levels(build.levels());
        return yaml.text.toString();
    }

    private void story(Build build) {
        line("kind: character");
        line("name: " + quoted(build.name()));
        line("species: " + quoted(build.species()));
        line("background: " + quoted(build.background()));
        line("origin: " + quoted(build.origin()));
        texts("stories", build.stories());
        line("ideal: " + quoted(build.ideal()));
        line("goal: " + quoted(build.goal()));
        line("flaw: " + quoted(build.flaw()));
        texts("strengths", build.strengths());
        texts("weaknesses", build.weaknesses());
    }

    private void texts(String key, List<String> values) {
        if (!values.isEmpty()) {
            line(key + ":");
            values.forEach(value -> line("  - " + quoted(value)));
        }
    }

    private void scores(Build build) {
        line("class: " + build.role().id());
        line("points: " + numbers(build.points()));
        line("raise: " + build.raise());
        line("lower: " + build.lower());
    }

    private void signature(Signature signature) {
        line("signature:");
        signature.weapon().ifPresent(weapon -> line("  weapon: " + weapon.id()));
        signature.companion().ifPresent(companion -> line("  companion: " + companion.id()));
        signature.vehicle().ifPresent(vehicle -> line("  vehicle: " + vehicle.id()));
        signature.augmentation().ifPresent(augmentation -> line("  augmentation: " + augmentation.id()));
        signature.name().ifPresent(name -> line("  name: " + quoted(name)));
        signature.damageType().ifPresent(type -> line("  damage-type: " + word(type)));
        if (!signature.scores().isEmpty()) {
            line("  scores: " + numbers(signature.scores()));
        }
        abilities("  abilities", signature.abilities());
    }

    private void equipment(Equipment equipment) {
        line("equipment:");
        equipment
                .weapon()
                .ifPresent(weapon ->
                        line("  weapon: " + fields("weapon: " + weapon.weapon().id(), type(weapon.damageType()))));
        if (!equipment.outfits().isEmpty()) {
            line("  outfits: [" + String.join(", ", equipment.outfits()) + "]");
        }
        line("  money: " + equipment.money());
        if (equipment.earned() != 0) {
            line("  earned: " + equipment.earned());
        }
        possessions("  bought", equipment.bought());
        possessions("  found", equipment.found());
        equipment.wears().ifPresent(grade -> line("  wears: " + quoted(grade)));
    }

    private void possessions(String key, List<Possession> possessions) {
        if (!possessions.isEmpty()) {
            line(key + ":");
        }
        for (Possession one : possessions) {
            line("    - "
                    + fields(
                            "item: " + one.gear().id(),
                            one.grade().map(grade -> "grade: " + quoted(grade)).orElse(""),
                            type(one.damageType()),
                            one.count() == 1 ? "" : "count: " + one.count()));
        }
    }

    private void levels(List<LevelChoices> levels) {
        if (!levels.isEmpty()) {
            line("levels:");
        }
        for (LevelChoices level : levels) {
            line("  - hit-points: " + level.hitPoints());
            level.companionHitPoints().ifPresent(dice -> line("    companion-hit-points: " + dice));
            if (!level.picks().isEmpty()) {
                line("    picks: [" + level.picks().stream().map(Ability::id).collect(Collectors.joining(", ")) + "]");
            }
            abilities("    slots", level.slots());
        }
    }

    private void abilities(String key, List<Acquired> abilities) {
        if (!abilities.isEmpty()) {
            line(key + ":");
        }
        String indent = " ".repeat(key.length() - key.stripLeading().length() + 2);
        for (Acquired one : abilities) {
            line(indent + "- "
                    + fields(
                            "ability: " + one.ability().id(),
                            one.attribute()
                                    .map(attribute -> "attribute: " + attribute)
                                    .orElse(""),
                            type(one.damageType())));
        }
    }

    private static String type(Optional<DamageType> type) {
        return type.map(one -> "damage-type: " + word(one)).orElse("");
    }

    private static String word(DamageType type) {
        return EnumWords.of(type);
    }

    private static String numbers(Map<Attribute, Integer> numbers) {
        return numbers.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private void line(String line) {
        text.line(line);
    }
}
