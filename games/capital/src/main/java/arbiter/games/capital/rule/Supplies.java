package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.DayPassed;
import arbiter.kernel.Play;
import java.util.List;

/** A day on the road uses up a day's food and water of everybody who has any. Ledger: rations, water-bottle. */
public final class Supplies {

    private Supplies() {}

    public static void resolve(Play<CapitalState> play) {
        for (Combatant unit : List.copyOf(play.state().combatants())) { // the gamemaster may bring more meanwhile
            if (unit.present() && (unit.kit().rations() > 0 || unit.kit().water() > 0)) {
                play.emit(new DayPassed(unit.id()));
            }
        }
    }
}
