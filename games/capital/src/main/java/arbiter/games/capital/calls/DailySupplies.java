package arbiter.games.capital.calls;

import arbiter.games.capital.gear.DayPassed;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** A day on the road uses up a day's food and water of everybody who has any. Ledger: rations, water-bottle. */
public final class DailySupplies {

    private DailySupplies() {}

    public static void resolve(Play<CapitalState> play) {
        for (Combatant unit : List.copyOf(play.state().units())) { // the gamemaster may bring more meanwhile
            if (unit.present() && (unit.stocks().rations() > 0 || unit.stocks().water() > 0)) {
                play.emit(new DayPassed(unit.id()));
            }
        }
    }
}
