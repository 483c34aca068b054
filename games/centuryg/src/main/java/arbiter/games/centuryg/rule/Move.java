package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Supplier;

/** Moving and nothing else; unlike doing nothing it loses an Aim. Ledger: BCG-OP-14, BCG-AMB-131. */
record Move(Supplier<List<String>> reach) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        int budget = Movement.budget(state, unit, false);
        if (budget > 0) {
            deeds.add(new Move(() -> Scope.reach(state, unit, budget)));
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
    public List<String> area() {
        return reach.get();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        Boost.move(play, unit, Movement.budget(play.state(), unit, false), "move.place");
    }
}
