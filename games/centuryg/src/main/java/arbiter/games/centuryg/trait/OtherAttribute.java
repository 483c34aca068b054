package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestEffort;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;
import java.util.List;

/** An Attribute in place of any other, until that has led to a success this Episode. Ledger: genius, spirit-of-steel. */
public record OtherAttribute(PilotAttribute attribute) implements PersonTrait {

    @Override
    public void offerEffort(TestInProgress trial, TraitInUse own, List<TestEffort> efforts) {
        if (trial.attribute() != attribute && trial.canTake(own)) {
            String text = TraitUses.name(own.entry()) + ": " + PilotRoll.word(attribute) + " instead";
            efforts.add(TestEffort.of(own, text, trial, now -> now.turnTo(attribute)));
        }
    }

    @Override
    public void onSuccess(Play<CenturyState> play, TestInProgress trial, TraitInUse own) {
        TraitUses.use(play, trial.tester(), own, Period.EPISODE, "has had the use of " + TraitUses.name(own.entry()));
    }
}
