package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.DuelEnded;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Leaving a Duel. Ledger: BCG-UTIL-5, 5.7. */
record Disengage() implements Deed {

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
        Boost.losesAim(play, unit);
        DuelistModel.strike(play, unit);
        if (!unit.isFighting()) {
            return;
        }
        play.emit(new DuelEnded(unit.id()));
        Boost.move(play, unit, Movement.budget(play.state(), unit, false), "disengage.place");
    }
}
