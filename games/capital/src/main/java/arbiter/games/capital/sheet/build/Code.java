package arbiter.games.capital.sheet.build;

import arbiter.rulebook.build.RuleCode;

/** What can be wrong with a character, each with the rule it goes against. The words never change. */
public enum Code implements RuleCode {
    STRENGTHS_COUNT("CAP-CREATE-6"),
    WEAKNESSES_COUNT("CAP-CREATE-6"),
    POINTS_TOTAL("CAP-CREATE-8"),
    POINTS_NEGATIVE("CAP-AMB-135"),
    SCORE_TOO_HIGH("CAP-CREATE-8"),
    RAISE_NOT_OFFERED("CAP-CREATE-9"),
    LOWER_NOT_OFFERED("CAP-CREATE-9"),
    SIGNATURE_COUNT("CAP-SIG-1"),
    NOT_A_SIGNATURE("CAP-SIG-7"),
    SIGNATURE_ONLY("CAP-SIG-7"),
    COMPANION_SCORES("CAP-COMP-2"),
    SIGNATURE_EXTRA("CAP-SIG-1"),
    DAMAGE_TYPE_MISSING("CAP-EQ-7"),
    DAMAGE_TYPE_NOT_OFFERED("CAP-EQ-7"),
    WEAPON_MISSING("CAP-CREATE-10"),
    WEAPON_NOT_ALLOWED("CAP-CLASS-1"),
    OUTFITS_COUNT("CAP-CREATE-10"),
    OUTFIT_NOT_ALLOWED("CAP-CREATE-10"),
    MONEY_OUT_OF_RANGE("CAP-AMB-131"),
    EARNED_NEGATIVE("CAP-EQ-3"),
    GRADE_WRONG("CAP-EQ-4"),
    COUNT_WRONG("CAP-EQ-3"),
    NOT_FOR_SALE("CAP-AMB-42"),
    MONEY_OVERSPENT("CAP-EQ-3"),
    ARMOUR_NOT_OWNED("CAP-KEY-ARMOUR"),
    LEVEL_TOO_HIGH("CAP-AMB-16"),
    HIT_DICE_COUNT("CAP-LEVEL-3"),
    COMPANION_DICE("CAP-COMP-3"),
    PICK_NOT_ON_LIST("CAP-CLASS-1"),
    PICKS_TOO_MANY("CAP-LEVEL-4"),
    ABILITY_LOCKED("CAP-ABIL-2"),
    ABILITY_TWICE("CAP-ABIL-4"),
    REQUIREMENT_MISSING("CAP-ABIL-5"),
    OTHER_CLASS("CAP-AMB-18"),
    SIGNATURE_NEEDED("CAP-ABIL-5"),
    CHOICE_MISSING("CAP-ABIL-5"),
    CHOICE_NOT_NEEDED("CAP-ABIL-5"),
    SCORE_AT_HIGHEST("CAP-AMB-14"),
    SLOTS_OVERSPENT("CAP-AMB-15");

    private final String rule;

    Code(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
