package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** I'm Feeling Lucky: all Prestige for one check that is three better, said before dice fall. Ledger: CAP-AMB-56. */
public final class FeelingLucky {

    private static final int BONUS = 3;

    private FeelingLucky() {}

    /** What the unit's next roll is better by. */
    public static int claim(Play<CapitalState> play, Combatant unit) {
        if (unit.prestige().points() < Prestige.LEAST) {
            return 0;
        }
        YesNo answer = play.choose(Request.one(unit.decider(), "check.lucky", YesNo.BOTH)
                .asking(() -> unit.name() + " has " + unit.prestige().points() + " Prestige. I'm Feeling Lucky?")
                .otherwise(YesNo.NO)
                .quietly());
        if (answer == YesNo.NO) {
            return 0;
        }
        play.emit(new PrestigeSpent(unit.id(), "I'm Feeling Lucky"));
        return BONUS;
    }
}
