package arbiter.games.centuryg.rule.person;

import arbiter.dice.Dice;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.OrderRolled;
import arbiter.games.centuryg.state.TieRolled;
import arbiter.kernel.Play;
import java.util.List;

/** The place of a person in the order: a Mixed Test of Awareness and Fitness. Ledger: BCG-MATCH-4, BCG-AMB-26. */
public final class PilotInitiative {

    private static final int SIDES = 10;
    private static final List<TestCall> PARTS = List.of(
            TestCall.of("Initiative", PilotAttribute.AWARENESS).labelled("initiative.roll"),
            TestCall.of("Initiative", PilotAttribute.FITNESS).labelled("initiative.roll"));

    private PilotInitiative() {}

    public static void roll(Play<CenturyState> play, Fighter fighter) {
        Trial trial = MixedTest.prepare(play.state(), fighter, PARTS);
        PilotTest.throwDice(play, trial);
        play.emit(new OrderRolled(fighter.id(), trial.die(), trial.bonus));
    }

    /** Equal Initiative and equal Awareness: a roll-off, again while that ties too. */
    public static void breakTies(Play<CenturyState> play) {
        List<Fighter> fighters = play.state().fighters();
        for (int i = 0; i < fighters.size(); i++) {
            for (int j = i + 1; j < fighters.size(); j++) {
                while (tied(fighters.get(i), fighters.get(j))) {
                    rollOff(play, fighters.get(i));
                    rollOff(play, fighters.get(j));
                }
            }
        }
    }

    /** Of two with the same Initiative. */
    public static boolean before(Fighter one, Fighter other) {
        int awareness = one.body().rank(PilotAttribute.AWARENESS) - other.body().rank(PilotAttribute.AWARENESS);
        return awareness != 0
                ? awareness > 0
                : one.body().tiebreak() > other.body().tiebreak();
    }

    private static void rollOff(Play<CenturyState> play, Fighter fighter) {
        int die = play.draw("initiative.tie", Dice.of(1, SIDES)).sum();
        play.emit(new TieRolled(fighter.id(), die));
    }

    private static boolean tied(Fighter one, Fighter other) {
        return one.isFighting()
                && other.isFighting()
                && one.hasBody()
                && other.hasBody()
                && one.initiative() == other.initiative()
                && one.body().rank(PilotAttribute.AWARENESS) == other.body().rank(PilotAttribute.AWARENESS)
                && one.body().tiebreak() == other.body().tiebreak();
    }
}
