package arbiter.games.duel;

import arbiter.games.duel.rule.Reserve;
import arbiter.games.duel.rule.Turn;
import arbiter.games.duel.state.DuelState;
import arbiter.games.duel.state.Fighter;
import arbiter.games.duel.view.DuelView;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The example game: a duel with a reaction and a hidden reserve. docs/add-a-game.md walks through it. */
public final class DuelGame implements Game<DuelState> {

    @Override
    public String id() {
        return "duel";
    }

    /** First everybody keeps a reserve, then turn follows turn. Ledger: DUEL-START-1. */
    @Override
    public void advance(Play<DuelState> play) {
        if (play.state().reservesKept()) {
            Turn.resolve(play);
        } else {
            Reserve.resolve(play);
        }
    }

    /** The duel is over when nobody stands against somebody. Ledger: DUEL-END-1. */
    @Override
    public Optional<Ending> ending(DuelState state) {
        if (state.sidesStanding() > 1) {
            return Optional.empty();
        }
        return Optional.of(state.fighters().stream()
                .filter(Fighter::standing)
                .findFirst()
                .map(winner -> Ending.wonBy(winner.side(), "The " + winner.side() + " side wins"))
                .orElse(Ending.drawn("Nobody is left standing")));
    }

    @Override
    public Moment moment(DuelState state) {
        String text = state.reservesKept()
                ? "round " + state.round() + ", " + state.active().name() + "'s turn"
                : "before the duel";
        return new Moment(state.round(), state.turn(), text);
    }

    @Override
    public View view(DuelState state, Viewer viewer) {
        return DuelView.of(state, moment(state), viewer);
    }

    @Override
    public Set<String> hidden(DuelState state) {
        Set<String> hidden = new TreeSet<>();
        for (Fighter fighter : state.fighters()) {
            if (fighter.isHidden()) {
                hidden.add(fighter.id());
            }
        }
        return hidden;
    }

    @Override
    public Optional<String> side(DuelState state, Decider decider) {
        return state.find(decider.id()).map(Fighter::side);
    }

    @Override
    public double worth(DuelState state, String side) {
        double worth = 0;
        for (Fighter fighter : state.fighters()) {
            double own = fighter.health() + 0.5 * fighter.breath() + 0.5 * fighter.reserve();
            worth += fighter.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
