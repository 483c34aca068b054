package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;
import java.util.List;

/** Traits that turn a failure into a success, once, right after the roll. Ledger: 5.5, table 3.3. */
final class AfterRoll {

    private AfterRoll() {}

    static void offer(Play<CenturyState> play, TestInProgress trial) {
        if (trial.passed()) {
            settle(play, List.of(trial));
            return;
        }
        for (TraitInUse own : trial.tester().body().traits()) {
            if (!trial.saved && own.effect().saves(trial) && TraitUses.ready(trial.tester(), own)) {
                save(play, trial, own);
            }
        }
    }

    private static void save(Play<CenturyState> play, TestInProgress trial, TraitInUse own) {
        boolean used = play.confirm(
                trial.tester().decider(),
                "test.save",
                () -> "Failed by " + -trial.margin() + ". Succeed after all, with " + TraitUses.name(own.entry())
                        + "?");
        if (used) {
            TraitUses.use(play, trial.tester(), own, Period.EPISODE);
            trial.saved = true;
        }
    }

    /** What is used up by a success, against whomever. Ledger: genius, spirit-of-steel. */
    static void settle(Play<CenturyState> play, List<TestInProgress> trials) {
        for (TestInProgress trial : trials) {
            if (trial.passed()) {
                succeed(play, trial);
                return;
            }
        }
    }

    private static void succeed(Play<CenturyState> play, TestInProgress trial) {
        for (TraitInUse own : trial.tester().body().traits()) {
            if (trial.uses(own)) {
                own.effect().onSuccess(play, trial, own);
            }
        }
    }
}
