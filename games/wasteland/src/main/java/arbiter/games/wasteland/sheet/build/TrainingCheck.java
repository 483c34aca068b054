package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.rulebook.build.Violations;
import java.util.List;

/** Whether tag skills and ranks of a character are legal. Ledger: WAS-CHAR-2, WAS-CHAR-3, WAS-CHAR-11. */
final class TrainingCheck {

    private final Build build;
    private final Violations violations;

    private TrainingCheck(Build build, Violations violations) {
        this.build = build;
        this.violations = violations;
    }

    static void run(Build build, Violations violations) {
        TrainingCheck check = new TrainingCheck(build, violations);
        check.tags();
        check.ranks();
        check.points();
    }

    private void tags() {
        List<Skill> tags = build.tags();
        int allowed = SkillPoints.TAGS + Perks.tagSkills(build);
        if (tags.size() != allowed) {
            violations.add(Code.TAG_COUNT, "there are " + tags.size() + " tag skills", "name " + allowed, "tags");
        }
        for (int i = 0; i < tags.size(); i++) {
            Skill tag = tags.get(i);
            if (tags.subList(0, i).contains(tag)) {
                violations.add(Code.TAG_TWICE, tag.name() + " is named twice", "name another skill", "tags", i);
            } else if (build.rank(tag) < SkillPoints.TAG_RANKS) {
                violations.add(
                        Code.TAG_RANK,
                        tag.name() + " is a tag skill of rank " + build.rank(tag),
                        "give it " + SkillPoints.TAG_RANKS + " or more under 'skills'",
                        "tags",
                        i);
            }
        }
    }

    private void ranks() {
        int later = 0;
        for (Skill skill : build.skills().keySet()) {
            int rank = build.rank(skill);
            later += Math.max(0, rank - SkillPoints.MOST_AT_CREATION);
            if (rank < 1 || rank > Skill.MOST_RANKS) {
                violations.add(
                        Code.SKILL_RANK,
                        skill.name() + " has rank " + rank,
                        "ranks are 1 to " + Skill.MOST_RANKS + "; leave the others out",
                        "skills",
                        skill.id());
            } else if (rank > SkillPoints.mostRanks(build)) {
                violations.add(
                        Code.SKILL_AT_CREATION,
                        skill.name() + " has rank " + rank + " at level 1",
                        SkillPoints.MOST_AT_CREATION + " is the most",
                        "skills",
                        skill.id());
            }
        }
        int most = SkillPoints.ranksOfLevels(build);
        if (build.level() > 1 && later > most) {
            violations.add(
                    Code.SKILL_AT_CREATION,
                    later + " ranks are above " + SkillPoints.MOST_AT_CREATION,
                    "at level " + build.level() + " there can be " + most,
                    "skills");
        }
    }

    private void points() {
        int given = SkillPoints.given(build).total();
        int spent = SkillPoints.spent(build).total();
        if (spent > given) {
            violations.add(
                    Code.SKILL_POINTS_OVERSPENT,
                    "the skills cost " + spent + " points of " + given,
                    "take " + (spent - given) + " ranks less",
                    "skills");
        } else if (spent < given - SkillPoints.possiblyLost(build)) {
            violations.add(
                    Code.SKILL_POINTS_LEFT,
                    "the skills cost " + spent + " points of " + given,
                    "take " + (given - spent) + " ranks more",
                    "skills");
        }
    }
}
