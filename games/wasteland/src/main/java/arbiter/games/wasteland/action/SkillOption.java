package arbiter.games.wasteland.action;

import arbiter.games.wasteland.sheet.Skill;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;

/** A skill as an answer. */
record SkillOption(Skill skill) implements Option {

    static List<SkillOption> of(List<Skill> skills) {
        List<SkillOption> options = new ArrayList<>(skills.size());
        skills.forEach(skill -> options.add(new SkillOption(skill)));
        return options;
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
