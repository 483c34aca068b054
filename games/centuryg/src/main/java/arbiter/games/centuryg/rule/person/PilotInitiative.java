package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.OrderRolled;
import arbiter.kernel.Play;
import java.util.List;

/** The place of a person in the order: a Mixed Test of Awareness and Fitness. Ledger: BCG-MATCH-4, BCG-AMB-26. */
public final class PilotInitiative {

    private static final List<TestCall> PARTS = List.of(
            TestCall.of("Initiative", PilotAttribute.AWARENESS).labelled("initiative.roll"),
            TestCall.of("Initiative", PilotAttribute.FITNESS).labelled("initiative.roll"));

    private PilotInitiative() {}

    public static void roll(Play<CenturyState> play, Fighter fighter) {
        Trial trial = MixedTest.prepare(play, fighter, PARTS);
        PilotTest.throwDice(play, trial);
        play.emit(new OrderRolled(fighter.id(), trial.die(), trial.bonus));
        AfterTest.settle(play, List.of(trial));
        Miracles.pay(play, trial); // BCG-MIR-2
    }
}
