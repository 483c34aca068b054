package arbiter.games.wasteland.action;

import arbiter.games.wasteland.sheet.Skill;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;

/** A skill as an answer. */
record SkillAnswer(Skill skill) implements Option {

    static List<SkillAnswer> of(List<Skill> skills) {
        List<SkillAnswer> options = new ArrayList<>(skills.size());
        skills.forEach(skill -> options.add(new SkillAnswer(skill)));
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
