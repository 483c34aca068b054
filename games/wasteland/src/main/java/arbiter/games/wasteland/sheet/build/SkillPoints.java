package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.kernel.Modifiers;

/** What the skills of a character cost, and how many points there are. Ledger: WAS-CHAR-2, WAS-CHAR-3, WAS-CHAR-11. */
final class SkillPoints {

    /** Tag skills of everybody. */
    static final int TAGS = 3;

    /** Ranks that a tag skill has for free. */
    static final int TAG_RANKS = 2;

    /** No skill is above this at level 1. */
    static final int MOST_AT_CREATION = 3;

    private static final int BASE = 9;

    private SkillPoints() {}

    /** INT counts as it was before perks. */
    static Modifiers given(Build build) {
        return Modifiers.of("base", BASE)
                .and("INT", build.chosen(Attribute.INTELLIGENCE))
                .and("levels", build.level() - 1);
    }

    /** One point for each rank that is not free. */
    static Modifiers spent(Build build) {
        Modifiers spent = Modifiers.none();
        for (Skill skill : build.skills().keySet()) {
            int rank = build.rank(skill);
            spent = spent.and(
                    skill.name() + " " + rank, build.tags().contains(skill) ? Math.max(0, rank - TAG_RANKS) : rank);
        }
        return spent;
    }

    static int mostRanks(Build build) {
        return build.level() <= 1 ? MOST_AT_CREATION : Skill.MOST_RANKS;
    }

    /**
     * Points that can be lost to the limit of ranks: a perk that comes with a level gives two ranks in one more tag skill,
     * and what goes beyond the limit is gone. Nobody of level 1 has to lose any.
     */
    static int possiblyLost(Build build) {
        int lost = 0;
        for (int i = TAGS; i < build.tags().size(); i++) {
            boolean full = build.rank(build.tags().get(i)) == Skill.MOST_RANKS;
            lost += full && build.level() > 1 ? TAG_RANKS : 0;
        }
        return lost;
    }

    /** Ranks beyond those of level 1 that levels can have given, with tag skills that a perk gave later. */
    static int ranksOfLevels(Build build) {
        int later = build.level() - 1;
        int tags = Math.max(0, build.tags().size() - TAGS);
        return later + TAG_RANKS * Math.min(later, tags);
    }
}
