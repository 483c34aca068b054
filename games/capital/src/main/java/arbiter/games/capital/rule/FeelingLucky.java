package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.PrestigeSpent;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;

/** I'm Feeling Lucky: all Prestige for one check that is three better, said before dice fall. Ledger: CAP-AMB-56. */
public final class FeelingLucky {

    private static final int BONUS = 3;
    private static final int[] NOBODY = {};

    private FeelingLucky() {}

    /** What the unit's next roll is better by. */
    public static int claim(Play<CapitalState> play, Combatant unit) {
        if (unit.kit().prestige() < Prestige.LEAST) {
            return 0;
        }
        YesNo answer = play.choose(Request.one(unit.decider(), "check.lucky", YesNo.BOTH)
                .asking(() -> unit.name() + " has " + unit.kit().prestige() + " Prestige. I'm Feeling Lucky?")
                .otherwise(YesNo.NO)
                .quietly());
        if (answer == YesNo.NO) {
            return 0;
        }
        play.emit(new PrestigeSpent(unit.id(), "I'm Feeling Lucky"));
        return BONUS;
    }

    /** What each of several units' next rolls are better by, in their order; nothing at all if nobody could claim. */
    static int[] claims(Play<CapitalState> play, List<Combatant> units) {
        boolean any = false;
        for (Combatant unit : units) {
            any |= unit.kit().prestige() >= Prestige.LEAST;
        }
        if (!any) {
            return NOBODY;
        }
        int[] claims = new int[units.size()];
        for (int i = 0; i < claims.length; i++) {
            claims[i] = claim(play, units.get(i));
        }
        return claims;
    }

    /** One of those claims. */
    static int of(int[] claims, int index) {
        return claims.length == 0 ? 0 : claims[index];
    }
}
