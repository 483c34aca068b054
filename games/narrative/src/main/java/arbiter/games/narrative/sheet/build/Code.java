package arbiter.games.narrative.sheet.build;

import arbiter.rulebook.build.RuleCode;

/** What can be wrong with a character, each with the rule it goes against. The words never change. */
public enum Code implements RuleCode {
    CHARACTERISTIC_RANGE("NAR-CHAR-1"),
    CHARACTERISTIC_AT_CREATION("NAR-CHAR-7"),
    CHARACTERISTICS_OVERSPENT("NAR-CHAR-3"),
    SKILL_RANKS("NAR-CHAR-1"),
    SKILL_AT_CREATION("NAR-CHAR-7"),
    CAREER_COUNT("NAR-CHAR-7"),
    CAREER_TWICE("NAR-CHAR-7"),
    FREE_RANKS_CAREER("NAR-CHAR-7"),
    FREE_RANKS_OUTSIDE("NAR-CHAR-7"),
    FREE_RANK_TWICE("NAR-CHAR-7"),
    FREE_RANK_MISSING("NAR-CHAR-7"),
    TALENT_OF_OPPONENTS("NAR-NPC-4"),
    TALENT_RANKS("NAR-CHAR-8"),
    TALENT_TIERS("NAR-CHAR-8"),
    EXPERIENCE_AT_CREATION("NAR-CHAR-7"),
    EXPERIENCE_NEGATIVE("NAR-CHAR-7"),
    EXPERIENCE_OVERSPENT("NAR-CHAR-3"),
    NOT_FOR_SALE("NAR-CHAR-7"),
    THRONES_OVERSPENT("NAR-CHAR-7");

    private final String rule;

    Code(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
