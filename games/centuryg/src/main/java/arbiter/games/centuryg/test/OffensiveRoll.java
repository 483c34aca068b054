package arbiter.games.centuryg.test;

import arbiter.dice.Dice;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A Test to do harm: one roll, compared with the Defense of each target. Ledger: BCG-DEF-2, BCG-AMB-63, 5.5. */
public final class OffensiveRoll {

    private static final int SIDES = 10;

    private OffensiveRoll() {}

    /** One Trial for each target, in their order; {@code call} says what the Test against one of them is. */
    public static List<TestInProgress> resolve(
            Play<CenturyState> play, Fighter tester, List<Fighter> targets, Function<Fighter, TestCall> call) {
        TestInProgress declared = new TestInProgress(tester, call.apply(targets.get(0)));
        BeforeRoll.declare(play, declared);
        List<TestInProgress> trials = new ArrayList<>(targets.size());
        for (Fighter target : targets) {
            TestInProgress trial = new TestInProgress(tester, call.apply(target));
            trial.attribute = declared.attribute;
            trial.used.addAll(declared.used);
            declared.miracle().ifPresent(trial::becomes);
            PilotRoll.prepare(play.state(), trial);
            trials.add(trial);
        }
        if (trials.size() == 1) {
            PilotRoll.roll(play, trials.get(0));
        } else {
            shared(play, tester, trials);
        }
        AfterRoll.settle(play, trials);
        return trials;
    }

    /** Dice in a row: each target uses as many of the first as its modifiers ask for. */
    private static void shared(Play<CenturyState> play, Fighter tester, List<TestInProgress> trials) {
        int least = trials.stream().mapToInt(trial -> trial.sway.net()).min().orElse(0);
        int best = trials.stream().mapToInt(trial -> trial.sway.net()).max().orElse(0);
        int traded = least > 0 ? PilotRoll.up(play, tester, least) : 0;
        int eased = best < 0 ? PilotRoll.down(play, tester, -best) : 0;
        int most = 1;
        for (TestInProgress trial : trials) {
            trial.traded = traded;
            trial.bonus = PilotRoll.traded(trial.bonus, traded);
            trial.eased = eased;
            most = Math.max(most, 1 + Math.abs(trial.net()));
        }
        int[] row = new int[most];
        for (int i = 0; i < most; i++) {
            row[i] = trials.get(0).uses(PersonTrait::takesTen)
                    ? SIDES
                    : play.draw(trials.get(0).call().label(), Dice.of(1, SIDES)).sum();
        }
        for (TestInProgress trial : trials) {
            trial.die = kept(row, trial.net());
            PilotRoll.tell(play, trial);
        }
    }

    private static int kept(int[] row, int net) {
        int kept = row[0];
        for (int i = 1; i <= Math.abs(net); i++) {
            kept = net > 0 ? Math.max(kept, row[i]) : Math.min(kept, row[i]);
        }
        return kept;
    }
}
