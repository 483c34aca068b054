package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Which of several skills somebody makes a check with; the better one comes first. */
public final class SkillChoice {

    private record SkillOption(Skill skill, String pool) implements Option {

        @Override
        public String id() {
            return skill.id();
        }

        @Override
        public String text() {
            return skill.name() + ", " + pool;
        }
    }

    private SkillChoice() {}

    public static Skill of(Play<NarrativeState> play, Participant one, String label, String... skills) {
        List<SkillOption> options = new ArrayList<>();
        for (String id : skills) {
            Skill skill = play.state().tables().skill(id);
            options.add(
                    new SkillOption(skill, SkillPool.of(one, skill).assemble().toString()));
        }
        return play.choose(Request.one(one.decider(), label, options)
                        .asking(() -> "Which skill does " + one.name() + " use?"))
                .skill();
    }
}
