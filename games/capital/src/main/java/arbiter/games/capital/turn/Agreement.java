package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.function.Supplier;

/** Whether a unit agrees to what a friend does with it; it does unless it says otherwise. */
public final class Agreement {

    private Agreement() {}

    public static boolean given(Play<CapitalState> play, Combatant unit, String label, Supplier<String> offer) {
        return play.choose(Request.one(unit.decider(), label, YesNo.BOTH)
                        .asking(() -> offer.get() + ". Is " + unit.name() + " willing?")
                        .otherwise(YesNo.YES)
                        .quietly())
                == YesNo.YES;
    }
}
