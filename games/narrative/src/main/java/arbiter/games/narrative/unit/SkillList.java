package arbiter.games.narrative.unit;

import arbiter.games.narrative.sheet.Skill;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** Fixed part: the skills that rules ask for by name. */
public record SkillList(List<Skill> skills) implements Part {

    public SkillList {
        skills = List.copyOf(skills);
    }

    public Skill get(String id) {
        for (Skill skill : skills) {
            if (skill.id().equals(id)) {
                return skill;
            }
        }
        throw new IllegalArgumentException("there is no skill " + id);
    }
}
