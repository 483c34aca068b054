package arbiter.games.wasteland;

import arbiter.games.wasteland.turn.Opening;
import arbiter.games.wasteland.turn.Turn;
import arbiter.games.wasteland.turn.TurnSequence;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.view.WastelandView;
import arbiter.games.wasteland.zone.Mines;
import arbiter.games.wasteland.zone.Nearness;
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

/** The wasteland game: pools of d20, action points that both sides spend, combat dice with effects, bodies with locations. */
public final class WastelandGame implements TableGame<WastelandState, Fighter> {

    @Override
    public String id() {
        return WastelandContent.ID;
    }

    /** The course of a fight. Ledger: sections 5.0 and 5.1. */
    @Override
    public void advance(Play<WastelandState> play) {
        switch (play.state().progress().phase()) {
            case OPENING -> Opening.resolve(play);
            case BETWEEN_TURNS -> Turn.between(play);
            case TURN_START -> Turn.start(play);
            case ACTING -> Turn.act(play);
        }
    }

    /**
     * Over when the gamemaster says so, or when only one side has anybody left who can act and nobody is dying any more, or
     * nobody can act at all. Ledger: WAS-TURN-10.
     */
    @Override
    public Optional<Ending> ending(WastelandState state) {
        if (state.course().ended()) {
            return Optional.of(Ending.drawn("The gamemaster has ended the fight"));
        }
        String able = null;
        boolean dying = false;
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter one = units.get(i);
            if (one.canAct()) {
                if (able != null && !able.equals(one.side())) {
                    return Optional.empty();
                }
                able = one.side();
            }
            dying |= one.isDying();
        }
        if (able == null) {
            return Optional.of(Ending.drawn("Nobody is left who can act"));
        }
        return dying ? Optional.empty() : Optional.of(Ending.wonBy(able, "The " + able + " side is left"));
    }

    /** Between two turns it is nobody's turn, whoever was the last. */
    @Override
    public Moment moment(WastelandState state) {
        return state.acting().isEmpty() && state.turns() > 0
                ? new Moment(state.round(), state.turns(), "round " + state.round())
                : TableGame.super.moment(state);
    }

    @Override
    public View view(WastelandState state, Viewer viewer) {
        return WastelandView.of(state, moment(state), viewer);
    }

    @Override
    public View glance(WastelandState state, Viewer viewer) {
        return WastelandView.glance(state, moment(state));
    }

    /** All see alike whom they know of. */
    @Override
    public List<View> glances(WastelandState state, List<Viewer> viewers) {
        return Collections.nCopies(viewers.size(), WastelandView.glance(state, moment(state)));
    }

    @Override
    public List<Call> calls(WastelandState state) {
        return WastelandCalls.of(state).stream().map(CallOption::call).toList();
    }

    @Override
    @SuppressWarnings("unchecked") // only what calls() offers comes here
    public void call(Play<WastelandState> play, Call call) {
        ((CallOption<WastelandState>) call.option()).resolve(play);
    }

    /** Besides hidden units, mines that nobody knows of whom the viewer plays. Ledger: WAS-QUAL-8. */
    @Override
    public WastelandState known(WastelandState state, Viewer viewer) {
        WastelandState known = TableGame.super.known(state, viewer);
        if (!viewer.gamemaster() && Mines.hasUnknown(known, viewer)) {
            known = known == state ? state.copy() : known;
            Mines.leaveOutUnknown(known, viewer);
        }
        return known;
    }

    /** Its place in the order goes, and whoever is within its reach is alone. */
    @Override
    public void leaveOut(WastelandState known, Fighter unit) {
        TurnSequence.leaveOut(known, unit);
        Nearness.leave(known, unit);
        known.leaveOut(unit);
    }

    /** Hit points left and a worth for being able to act, less injuries. */
    @Override
    public double worth(WastelandState state, String side) {
        double worth = 0;
        for (Fighter one : state.units()) {
            double own = StandingValue.of(one);
            worth += one.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
