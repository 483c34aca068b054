package arbiter.games.gladiators;

import arbiter.games.gladiators.end.AftermathSequence;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.turn.FullTurnEnd;
import arbiter.games.gladiators.turn.TurnAction;
import arbiter.games.gladiators.turn.TurnOrder;
import arbiter.games.gladiators.turn.TurnSequence;
import arbiter.games.gladiators.turn.TurnStart;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.GladiatorsView;
import arbiter.kernel.Call;
import arbiter.kernel.Ending;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.tabletop.act.CallOption;
import arbiter.tabletop.unit.TableGame;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Glorious Gladiators: superheroes whose players design their powers, on hexes, with one D10. */
public final class GladiatorsGame implements TableGame<GladiatorsState, Gladiator> {

    @Override
    public String id() {
        return "gladiators";
    }

    /** The course of a fight. Ledger: section 5.1. */
    @Override
    public void advance(Play<GladiatorsState> play) {
        switch (play.state().phase()) {
            case TURN_ORDER -> TurnOrder.resolve(play);
            case TURN_START -> TurnStart.resolve(play);
            case ACTING -> TurnAction.resolve(play);
            case FULL_TURN_END -> FullTurnEnd.resolve(play);
            case AFTERMATH -> AftermathSequence.resolve(play);
        }
    }

    /** Decided when a full turn ends, and over when those who lost have fled or not. Ledger: GG-DEF-1, GG-DEF-2. */
    @Override
    public Optional<Ending> ending(GladiatorsState state) {
        if (!state.outcome().settled()) {
            return Optional.empty();
        }
        List<String> left = state.units().stream()
                .map(Gladiator::ownSide)
                .distinct()
                .filter(side -> !state.outcome().defeated().contains(side))
                .toList();
        return Optional.of(
                left.size() == 1 && !state.outcome().stalemate()
                        ? Ending.wonBy(left.get(0), "The " + left.get(0) + " side wins")
                        : Ending.drawn(state.outcome().stalemate() ? "A stalemate" : "Nobody wins"));
    }

    /** Between two full turns it is nobody's turn, whoever was the last. */
    @Override
    public Moment moment(GladiatorsState state) {
        return state.acting().isEmpty() && state.turns() > 0
                ? new Moment(state.round(), state.turns(), "round " + state.round())
                : TableGame.super.moment(state);
    }

    @Override
    public View view(GladiatorsState state, Viewer viewer) {
        return GladiatorsView.of(state, moment(state), viewer);
    }

    @Override
    public View glance(GladiatorsState state, Viewer viewer) {
        return GladiatorsView.glance(state, moment(state));
    }

    /** All see alike whom they know of. */
    @Override
    public List<View> glances(GladiatorsState state, List<Viewer> viewers) {
        return Collections.nCopies(viewers.size(), GladiatorsView.glance(state, moment(state)));
    }

    @Override
    public List<Call> calls(GladiatorsState state) {
        return GladiatorsCalls.of(state).stream().map(CallOption::call).toList();
    }

    @Override
    @SuppressWarnings("unchecked") // only what calls() offers comes here
    public void call(Play<GladiatorsState> play, Call call) {
        ((CallOption<GladiatorsState>) call.option()).resolve(play);
    }

    @Override
    public void leaveOut(GladiatorsState known, Gladiator unit) {
        TurnSequence.leaveOut(known, unit.id());
        known.leaveOut(unit);
    }

    /** Hits left, and a character's worth for being in action at all; majors weigh more. */
    @Override
    public double worth(GladiatorsState state, String side) {
        double worth = 0;
        for (Gladiator unit : state.units()) {
            double own = unit.isInAction() ? 4 : unit.present() ? 1 : 0;
            own += Math.max(0, GoingOut.hits(unit) - unit.injuries().body()) + 0.5 * Damage.toughnessLeft(state, unit);
            own *= unit.isMajor() ? 2 : 1;
            worth += unit.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
