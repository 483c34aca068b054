package arbiter.games.centuryg;

import arbiter.games.centuryg.match.Intermission;
import arbiter.games.centuryg.match.MatchCourse;
import arbiter.games.centuryg.power.FreePowers;
import arbiter.games.centuryg.reinforcement.ReinforcementTurn;
import arbiter.games.centuryg.test.GamemasterTests;
import arbiter.games.centuryg.trait.TraitCalls;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.EndPhase;
import arbiter.games.centuryg.turn.Formation;
import arbiter.games.centuryg.turn.Initiative;
import arbiter.games.centuryg.turn.OperationOutcome;
import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.view.CenturyView;
import arbiter.games.centuryg.view.KnownTable;
import arbiter.kernel.Call;
import arbiter.kernel.Ending;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.tabletop.act.OptionalAction;
import arbiter.tabletop.unit.TableGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Battle Century G: mecha over Zones, with growing Tension. */
public final class CenturyGame implements TableGame<CenturyState, Fighter> {

    @Override
    public String id() {
        return "centuryg";
    }

    @Override
    public void advance(Play<CenturyState> play) {
        switch (play.state().scene().scale()) {
            case OPERATION -> operation(play);
            case MATCH -> MatchCourse.resolve(play);
            case INTERMISSION -> Intermission.resolve(play);
        }
    }

    /** The course of an Operation. Ledger: 5.0 to 5.4. */
    private static void operation(Play<CenturyState> play) {
        switch (play.state().phase()) {
            case INITIATIVE, SURPRISE -> Initiative.resolve(play);
            case FORMATION -> Formation.resolve(play);
            case ROUND_START -> Round.begin(play);
            case NEXT_TURN -> Round.next(play);
            case BEGINNING -> BeginningPhase.resolve(play);
            case ACTION -> ActionPhase.resolve(play);
            case END -> EndPhase.resolve(play);
            case REINFORCEMENTS -> ReinforcementTurn.resolve(play);
        }
    }

    @Override
    public Optional<Ending> ending(CenturyState state) {
        return OperationOutcome.of(state);
    }

    @Override
    public Moment moment(CenturyState state) {
        String text = state.acting()
                .map(unit -> "round " + state.round() + ", " + unit.name() + "'s turn")
                .orElseGet(() -> state.round() == 0 ? "before the first turn" : "round " + state.round());
        return new Moment(state.round(), state.turns(), text);
    }

    @Override
    public View view(CenturyState state, Viewer viewer) {
        return CenturyView.of(state, moment(state), viewer);
    }

    @Override
    public View glance(CenturyState state, Viewer viewer) {
        return CenturyView.glance(state, moment(state), viewer);
    }

    @Override
    public List<Call> calls(CenturyState state) {
        List<Call> calls = new ArrayList<>(0);
        FreePowers.offer(state, calls);
        TraitCalls.offer(state, calls);
        GamemasterTests.offer(state, calls);
        return calls;
    }

    @Override
    @SuppressWarnings("unchecked") // calls of this game act on its own fights
    public void call(Play<CenturyState> play, Call call) {
        if (call.option() instanceof OptionalAction<?> action) {
            ((OptionalAction<CenturyState>) action).resolve(play);
        } else {
            FreePowers.call(play, call);
        }
    }

    @Override
    public void leaveOut(CenturyState known, Fighter unit) {
        KnownTable.leaveOut(known, unit);
    }

    /** Threshold left and Units still there; Genre Points and Energy a little. */
    @Override
    public double worth(CenturyState state, String side) {
        double worth = 0;
        for (Fighter fighter : state.units()) {
            double own = fighter.isFighting()
                    ? 10
                            + fighter.points()
                            + (fighter.isOnFoot() ? fighter.body().points() : 0)
                            + fighter.genre().points()
                            + 0.2 * fighter.energy()
                    : 0;
            worth += fighter.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
