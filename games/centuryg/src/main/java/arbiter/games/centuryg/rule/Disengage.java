package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.DuelEnded;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Leaving a Duel. Ledger: BCG-UTIL-5, 5.7. */
public record Disengage() implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.isDueling()) {
            deeds.add(new Disengage());
        }
    }

    @Override
    public String id() {
        return "disengage";
    }

    @Override
    public String text() {
        return "Disengage from the Duel";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        Aiming.lose(play, unit);
        DuelistModel.strike(play, unit);
        if (!unit.isFighting()) {
            return;
        }
        play.emit(new DuelEnded(unit.id()));
        int budget = Movement.budget(state, unit, false);
        if (budget > 0) {
            Boost.move(play, unit, Movement.away(state, unit, budget, unit.zone()), "disengage.place");
        }
    }
}
