package arbiter.games.narrative.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.attack.WeaponDice;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Handbook;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.Participant;
import arbiter.rulebook.CharacterReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a character can do, in lines for a report: attacks with their dice, talents and powers, skills. */
public final class SheetFeatures {

    private static final String UNARMED = "unarmed";

    private SheetFeatures() {}

    public static Map<String, List<String>> of(Build build, Handbook book) {
        List<Weapon> weapons = new ArrayList<>(build.weapons());
        weapons.add(book.weapon(UNARMED)); // NAR-SIT-6
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

    /** {@code Beam rifle: 2P 2A 1B, damage 7, critical 4, long; Accurate 1}. */
    private static String attack(Build build, Weapon weapon) {
        String qualities = String.join(
                ", ", weapon.qualities().stream().map(RatedQuality::toString).toList());
        Participant user = new Participant(build.name(), build.name(), "", Profiles.of(build));
        WeaponSource source = WeaponSource.of(user, weapon);
        return weapon.name() + ": "
                + WeaponDice.add(plan(build, weapon.skill()), user, source).assemble()
                + ", damage " + source.damage().total()
                + ", critical " + weapon.critical() + ", " + EnumWords.of(weapon.range())
                + (qualities.isEmpty() ? "" : "; " + qualities);
    }

    private static PoolPlan plan(Build build, Skill skill) {
        int value = build.characteristics().get(skill.characteristic());
        int ranks = build.ranks(skill);
        return PoolPlan.of(PoolBase.of(
                value, ranks, skill.characteristic().title() + " " + value + ", " + skill.name() + " " + ranks));
    }

    private static List<String> abilities(Build build, Handbook book) {
        List<String> lines = new ArrayList<>();
        build.talents()
                .forEach((talent, ranks) ->
                        lines.add(talent.name() + (talent.ranked() ? " " + ranks : "") + ": " + talent.text()));
        for (Skill discipline : build.skills().keySet()) {
            if (discipline.isDiscipline()) {
                lines.add(discipline.name() + ": "
                        + String.join(
                                ", ",
                                book.content().shelf(BasePower.class).all().stream()
                                        .filter(power -> power.disciplines().contains(discipline))
                                        .map(BasePower::name)
                                        .toList()));
            }
        }
        return lines;
    }

    /** {@code Stealth 2: 2P 2A with Agility 4}. */
    private static String training(Build build, Skill skill) {
        return skill.name() + " " + build.ranks(skill) + ": "
                + plan(build, skill).assemble() + " with "
                + skill.characteristic().title() + " "
                + build.characteristics().get(skill.characteristic());
    }
}
