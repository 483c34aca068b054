package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.TestInProgress;
import java.util.List;
import java.util.Optional;

/**
 * Once an Episode a failed Test is a success: one with any of those Skills, or one of that Attribute about that. Ledger:
 * gumshoe, jaded, superior-immune-system.
 */
public record SuccessAfterAll(List<SkillId> skills, Optional<PilotAttribute> attribute, Optional<Circumstance> about)
        implements PersonTrait {

    @Override
    public boolean saves(TestInProgress trial) {
        for (int i = 0; i < skills.size(); i++) {
            if (trial.isWith(skills.get(i))) {
                return true;
            }
        }
        return attribute.isPresent() && about.isPresent() && trial.isAbout(attribute.get(), about.get());
    }
}
