package arbiter.games.centuryg.trait;

import arbiter.content.yaml.Default;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;

/** Advantages or Disadvantages on certain Tests. Ledger: tables 3.3 and 3.5. */
public record TestEdge(
        @Default("0") int advantages, @Default("0") int disadvantages, TestKind tests) implements PersonTrait {

    @Override
    public EdgeCount sway(EdgeCount sway, Body body, TestCall call, PilotAttribute attribute, TraitInUse own) {
        return tests.fits(call, attribute)
                ? sway.better(own.entry().name(), advantages).worse(own.entry().name(), disadvantages)
                : sway;
    }
}
