package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.PlayBonuses;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.rulebook.CharacterReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a character can do, in lines for a report: attacks with their numbers, perks and protection, skills. */
public final class SheetFeatures {

    private SheetFeatures() {}

    public static Map<String, List<String>> of(Build build, Handbook book) {
        Set<Weapon> weapons = new LinkedHashSet<>(build.weapons());
        weapons.add(book.bareHands());
        Map<String, List<String>> features = new LinkedHashMap<>();
        features.put(
                CharacterReport.ATTACKS,
                weapons.stream().map(weapon -> attack(build, weapon)).toList());
        features.put(CharacterReport.ABILITIES, abilities(build, book));
        features.put(
                CharacterReport.TRAINING,
                build.skills().keySet().stream()
                        .map(skill -> training(build, skill))
                        .toList());
        return features;
    }

    /** {@code Service pistol: target number 11, critical up to 3, 4 combat dice, close, 20 × light round; Reliable}. */
    private static String attack(Build build, Weapon weapon) {
        int dice = weapon.dice()
                + (weapon.skill().key().isMelee() ? DerivedValues.meleeBonus(build.attribute(Attribute.STRENGTH)) : 0);
        String special = weapon.special();
        return weapon.name() + ": " + numbers(build, weapon.skill()) + ", " + dice + " combat dice, "
                + weapon.range().map(RangeBand::word).orElse("reach")
                + (weapon.fireRate() > 0 ? ", fire rate " + weapon.fireRate() : "")
                + weapon.ammunition()
                        .map(kind -> ", " + build.shots().getOrDefault(kind, 0) + " × " + kind)
                        .orElse("")
                + (special.isEmpty() ? "" : "; " + special);
    }

    private static String numbers(Build build, Skill skill) {
        int rank = build.rank(skill);
        int target = build.attribute(skill.attribute()) + rank;
        return "target number " + target
                + (build.tags().contains(skill) ? ", critical up to " + Math.max(1, rank) : "");
    }

    private static List<String> abilities(Build build, Handbook book) {
        List<String> lines = new ArrayList<>();
        build.perks()
                .forEach((perk, rank) ->
                        lines.add(perk.name() + (perk.ranks() > 1 ? " " + rank : "") + ": " + perk.text()));
        PlayBonuses bonuses = Perks.inPlay(build);
        for (HitLocation location : book.humanoid().locations()) {
            Resistance worn = WornArmour.at(build, location);
            Resistance all =
                    new Resistance(worn.physical() + bonuses.physicalResistance(), worn.energy(), worn.radiation());
            lines.add(location.name() + ": resists " + all.physical() + " physical, " + all.energy() + " energy, "
                    + all.radiation() + " radiation");
        }
        return lines;
    }

    /** {@code Sneak 3, tag: target number 11, critical up to 3, with AGI 8}. */
    private static String training(Build build, Skill skill) {
        return skill.name() + " " + build.rank(skill) + (build.tags().contains(skill) ? ", tag" : "") + ": "
                + numbers(build, skill) + ", with " + skill.attribute().word() + " "
                + build.attribute(skill.attribute());
    }
}
