package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.TestCall;
import java.util.List;

/**
 * Certain Tests: of one of these Attributes, with one of these Skills, about one of these things and none of those; what
 * is not named does not matter. Ledger: BCG-TEST-2.
 */
public record TestKind(
        List<PilotAttribute> attributes, List<SkillId> skills, List<Circumstance> about, List<Circumstance> unless) {

    public boolean fits(TestCall call, PilotAttribute attribute) {
        return (attributes.isEmpty() || attributes.contains(attribute))
                && (about.isEmpty() || isAny(call, about))
                && (skills.isEmpty() || usesAny(call))
                && !isAny(call, unless);
    }

    private static boolean isAny(TestCall call, List<Circumstance> circumstances) {
        for (int i = 0; i < circumstances.size(); i++) {
            if (call.is(circumstances.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean usesAny(TestCall call) {
        for (int i = 0; i < skills.size(); i++) {
            if (call.uses(skills.get(i))) {
                return true;
            }
        }
        return false;
    }
}
