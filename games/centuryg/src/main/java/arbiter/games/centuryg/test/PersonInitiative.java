package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.turn.Initiative;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;
import java.util.List;

/** The place of a person in the order: a Mixed Test of Awareness and Fitness. Ledger: BCG-MATCH-4, BCG-AMB-26. */
public final class PersonInitiative {

    private static final List<TestCall> PARTS = List.of(
            TestCall.of("Initiative", PilotAttribute.AWARENESS).labelled("initiative.roll"),
            TestCall.of("Initiative", PilotAttribute.FITNESS).labelled("initiative.roll"));

    private PersonInitiative() {}

    public static void roll(Play<CenturyState> play, Fighter fighter) {
        TestInProgress trial = MixedRoll.prepare(play, fighter, PARTS);
        PilotRoll.throwDice(play, trial);
        play.emit(new OrderRolled(fighter.id(), trial.die(), trial.bonus));
        AfterRoll.settle(play, List.of(trial));
        Miracles.pay(play, trial); // BCG-MIR-2
    }

    /** A person has a place in the order. Ledger: BCG-MATCH-4. */
    public record OrderRolled(String unit, int die, Modifiers bonus) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Initiative.place(state, unit, die + bonus.total());
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" rolls Initiative: ")
                    .sum(Integer.toString(die), die, bonus)
                    .line();
        }
    }
}
