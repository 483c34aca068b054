package arbiter.games.wasteland.sheet.build;

import arbiter.rulebook.build.RuleCode;

/** What can be wrong with a character, each with the rule it goes against. The words never change. */
public enum Code implements RuleCode {
    LEVEL_RANGE("WAS-CHAR-11"),
    EXPERIENCE_NEGATIVE("WAS-CHAR-11"),
    EXPERIENCE_MISSING("WAS-CHAR-11"),
    ATTRIBUTE_RANGE("WAS-CHAR-1"),
    ATTRIBUTE_TOTAL("WAS-CHAR-1"),
    TAG_COUNT("WAS-CHAR-2"),
    TAG_TWICE("WAS-CHAR-2"),
    TAG_RANK("WAS-CHAR-2"),
    SKILL_RANK("WAS-CHAR-3"),
    SKILL_AT_CREATION("WAS-CHAR-3"),
    SKILL_POINTS_OVERSPENT("WAS-CHAR-3"),
    SKILL_POINTS_LEFT("WAS-CHAR-3"),
    PERK_COUNT("WAS-CHAR-10"),
    PERK_RANK("WAS-CHAR-10"),
    HONED_COUNT("WAS-CHAR-10"),
    HONED_TOO_FAR("WAS-CHAR-1"),
    WEAPON_OF_A_BODY("WAS-ATK-12"),
    SHOTS_KIND("WAS-GEAR-4"),
    SHOTS_COUNT("WAS-GEAR-4"),
    DOSES_COUNT("WAS-MIN-5"),
    ARMOUR_LIMB("WAS-GEAR-1"),
    ARMOUR_TWICE("WAS-GEAR-1");

    private final String rule;

    Code(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
