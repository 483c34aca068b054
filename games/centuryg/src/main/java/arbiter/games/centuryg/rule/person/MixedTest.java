package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.OptionalInt;

/** Several Tests in one roll: Attributes, Advantages and Disadvantages averaged, the highest DN. Ledger: BCG-MIX-1. */
public final class MixedTest {

    private MixedTest() {}

    public static Trial resolve(Play<CenturyState> play, Fighter tester, List<TestCall> parts) {
        Trial trial = prepare(play.state(), tester, parts);
        PilotTest.roll(play, trial);
        return trial;
    }

    /** Ready to be rolled. Ledger: BCG-AMB-06: each is rounded down before they cancel. */
    static Trial prepare(CenturyState state, Fighter tester, List<TestCall> parts) {
        Trial trial = new Trial(tester, parts.get(0));
        int ranks = 0;
        int advantages = 0;
        int disadvantages = 0;
        OptionalInt dn = OptionalInt.empty();
        for (TestCall part : parts) {
            Sway sway = PilotEdges.of(state, tester, part, part.attribute());
            ranks += tester.body().rank(part.attribute());
            advantages += sway.advantages().total();
            disadvantages += sway.disadvantages().total();
            if (part.dn().isPresent()) {
                dn = OptionalInt.of(Math.max(dn.orElse(0), part.dn().getAsInt()));
            }
        }
        int count = parts.size();
        trial.bonus = Modifiers.of("average", ranks / count);
        trial.sway = Sway.NONE.better("average", advantages / count).worse("average", disadvantages / count);
        trial.dn = dn;
        return trial;
    }
}
