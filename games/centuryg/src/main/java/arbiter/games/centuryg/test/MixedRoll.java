package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Several Tests in one roll: Attributes, Advantages and Disadvantages averaged, the highest DN. Ledger: BCG-MIX-1. */
public final class MixedRoll {

    private MixedRoll() {}

    public static TestInProgress resolve(Play<CenturyState> play, Fighter tester, List<TestCall> calls) {
        TestInProgress trial = prepare(play, tester, calls);
        PilotRoll.roll(play, trial);
        AfterRoll.offer(play, trial);
        Miracles.pay(play, trial); // BCG-MIR-2
        return trial;
    }

    /** Ready to be rolled. What is put into it goes into one of the parts and is averaged with it. */
    static TestInProgress prepare(Play<CenturyState> play, Fighter tester, List<TestCall> calls) {
        List<TestInProgress> parts = new ArrayList<>(calls.size());
        for (TestCall call : calls) {
            TestInProgress part = new TestInProgress(tester, call);
            part.sharing = parts;
            parts.add(part);
        }
        for (TestInProgress part : parts) {
            BeforeRoll.declare(play, part);
        }
        TestInProgress whole = new TestInProgress(tester, main(calls));
        whole.sharing = parts;
        for (TestInProgress part : parts) {
            whole.used.addAll(part.used);
            part.miracle().ifPresent(whole::becomes);
        }
        average(play.state(), whole);
        return whole;
    }

    /** Each is rounded down before they cancel. Ledger: BCG-AMB-06. */
    private static void average(CenturyState state, TestInProgress whole) {
        int ranks = 0;
        int advantages = 0;
        int disadvantages = 0;
        OptionalInt dn = OptionalInt.empty();
        for (TestInProgress part : whole.sharing) {
            EdgeCount sway = PilotEdges.of(state, part);
            ranks += part.tester().body().rank(part.attribute());
            advantages += sway.advantages().total();
            disadvantages += sway.disadvantages().total();
            if (part.dn.isPresent()) {
                dn = OptionalInt.of(Math.max(dn.orElse(0), part.dn.getAsInt()));
            }
        }
        int count = whole.sharing.size();
        EdgeCount sway = EdgeCount.NONE.better("average", advantages / count).worse("average", disadvantages / count);
        whole.bonus = Modifiers.of("average", ranks / count);
        whole.sway =
                whole.uses(PersonTrait::ignoresDisadvantages) ? sway.unhindered() : sway; // of the one roll they share
        whole.dn = dn;
    }

    /** The part that gives the Test its name: a Miracle makes all of it one. */
    private static TestCall main(List<TestCall> calls) {
        for (TestCall call : calls) {
            if (call.skill().filter(use -> Miracles.isMiracle(use.skill())).isPresent()) {
                return call;
            }
        }
        return calls.get(0);
    }
}
