package arbiter.games.centuryg.trait;

import arbiter.content.yaml.Default;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;
import java.util.List;

/**
 * Advantages or Disadvantages on Tests of certain Attributes or Skills that are about certain things; what is not named
 * does not matter. Ledger: tables 3.3 and 3.5.
 */
public record TestEdge(
        @Default("0") int advantages,
        @Default("0") int disadvantages,
        List<PilotAttribute> attributes,
        List<SkillId> skills,
        List<Circumstance> about,
        List<Circumstance> unless)
        implements PersonTrait {

    @Override
    public EdgeCount sway(EdgeCount sway, Body body, TestCall call, PilotAttribute attribute, TraitInUse own) {
        boolean fits = (attributes.isEmpty() || attributes.contains(attribute))
                && (about.isEmpty() || isAny(call, about))
                && (skills.isEmpty() || usesAny(call))
                && !isAny(call, unless);
        return fits
                ? sway.better(own.entry().name(), advantages).worse(own.entry().name(), disadvantages)
                : sway;
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
