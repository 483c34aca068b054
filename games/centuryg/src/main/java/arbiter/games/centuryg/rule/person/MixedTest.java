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
        AfterTest.offer(play, trial);
        Miracles.pay(play, trial); // BCG-MIR-2
        return trial;
    }

    /** Ready to be rolled. Ledger: BCG-AMB-06: each is rounded down before they cancel. */
    static Trial prepare(CenturyState state, Fighter tester, List<TestCall> parts) {
        Trial trial = new Trial(tester, main(parts));
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

    /** The part that gives the Test its name: a Miracle makes all of it one. */
    private static TestCall main(List<TestCall> parts) {
        for (TestCall part : parts) {
            if (part.skill().filter(use -> Miracles.isMiracle(use.skill())).isPresent()) {
                return part;
            }
        }
        return parts.get(0);
    }
}
