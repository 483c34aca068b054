package arbiter.games.gladiators.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.ability.ToHitAbility;
import arbiter.games.gladiators.sheet.AbilitySet;
import arbiter.games.gladiators.sheet.Merit;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.rulebook.CharacterReport;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a character can do, in lines for a report: attacks, other powers, then advantages and disadvantages. */
public final class SheetFeatures {

    private SheetFeatures() {}

    public static Map<String, List<String>> of(Sheet sheet) {
        List<String> attacks = new ArrayList<>();
        List<String> abilities = new ArrayList<>();
        for (SuperPower power : sheet.everything()) {
            boolean attack =
                    power.forms().stream().anyMatch(form -> form.ability().isIn(AbilitySet.OFFENSIVE));
            (attack ? attacks : abilities).add(line(power) + (attack ? toHit(power, sheet) : ""));
        }
        List<String> traits = new ArrayList<>();
        for (TakenTrait taken : sheet.traits()) {
            String worth = (taken.counts() == Merit.ADVANTAGE ? "" : "-") + taken.points();
            traits.add(taken.title() + ", " + EnumWords.of(taken.counts()) + ", " + worth);
        }
        Map<String, List<String>> features = new LinkedHashMap<>();
        features.put(CharacterReport.ATTACKS, attacks);
        features.put(CharacterReport.ABILITIES, abilities);
        features.put(CharacterReport.TRAINING, traits);
        return features;
    }

    /** {@code Flame Bolt: a Level 5 flame bolt at up to 10 hexes}. */
    public static String line(SuperPower power) {
        return power.title() + ": " + describe(power);
    }

    /** The power in plain words. */
    public static String describe(SuperPower power) {
        Wording wording = new Wording();
        power.forms().forEach(form -> form.ability().kind().describe(form, power, wording));
        power.modifiers().forEach(modifier -> modifier.kind().describe(modifier, power, wording));
        return wording.sentence(power.level());
    }

    /** The best of the character's own abilities that help to hit with it. Ledger: GG-AMB-29. */
    private static String toHit(SuperPower power, Sheet sheet) {
        return sheet.everything().stream()
                .filter(helper -> helper.form().ability().kind() instanceof ToHitAbility skill
                        && power.plain().stream().anyMatch(skill::aims))
                .max(Comparator.comparingInt(SuperPower::level))
                .map(helper -> "; " + helper.title() + " " + helper.level() + " to hit")
                .orElse("");
    }
}
