package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Moving and nothing else; unlike doing nothing it loses an Aim. Ledger: BCG-OP-14, BCG-AMB-131. */
record Move() implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (Movement.budget(state, unit, false) > 0) {
            deeds.add(new Move());
        }
    }

    @Override
    public String id() {
        return "move";
    }

    @Override
    public String text() {
        return "Move, and nothing else";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        Boost.move(play, unit, Movement.budget(play.state(), unit, false), "move.place");
    }
}
