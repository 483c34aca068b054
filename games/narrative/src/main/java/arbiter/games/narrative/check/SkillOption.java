package arbiter.games.narrative.check;

import arbiter.games.narrative.sheet.Skill;
import arbiter.kernel.Option;
import java.util.List;

/** A skill as an answer. */
record SkillOption(Skill skill) implements Option {

    /** Fighting and powers have their own entries on the menu. */
    static List<SkillOption> of(List<Skill> skills) {
        return skills.stream()
                .filter(skill -> skill.group() == Skill.Group.GENERAL)
                .map(SkillOption::new)
                .toList();
    }

    @Override
    public String id() {
        return skill.id();
    }

    @Override
    public String text() {
        return skill.name();
    }
}
