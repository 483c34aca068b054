package arbiter.games.centuryg;

import arbiter.games.centuryg.rule.Acting;
import arbiter.games.centuryg.rule.Beginning;
import arbiter.games.centuryg.rule.EndPhase;
import arbiter.games.centuryg.rule.Formation;
import arbiter.games.centuryg.rule.FreePowers;
import arbiter.games.centuryg.rule.Initiative;
import arbiter.games.centuryg.rule.Outcome;
import arbiter.games.centuryg.rule.ReinforcementTurn;
import arbiter.games.centuryg.rule.Round;
import arbiter.games.centuryg.rule.Whether;
import arbiter.games.centuryg.rule.match.Intermission;
import arbiter.games.centuryg.rule.match.MatchCourse;
import arbiter.games.centuryg.rule.match.Occasions;
import arbiter.games.centuryg.rule.person.TraitCalls;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.view.CenturyView;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Battle Century G: mecha over Zones, with growing Tension. */
public final class CenturyGame implements Game<CenturyState> {

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
            case BEGINNING -> Beginning.resolve(play);
            case ACTION -> Acting.resolve(play);
            case END -> EndPhase.resolve(play);
            case REINFORCEMENTS -> ReinforcementTurn.resolve(play);
        }
    }

    @Override
    public Optional<Ending> ending(CenturyState state) {
        return Outcome.of(state);
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
    public Set<String> hidden(CenturyState state) {
        return state.hidden().isEmpty() ? Set.of() : new TreeSet<>(state.hidden());
    }

    @Override
    public Optional<String> side(CenturyState state, Decider decider) {
        return decider.isGamemaster()
                ? Optional.empty()
                : Optional.of(state.fighter(decider.id()).side());
    }

    @Override
    public List<Call> calls(CenturyState state) {
        List<Call> calls = new ArrayList<>(0);
        FreePowers.offer(state, calls);
        TraitCalls.offer(state, calls);
        Occasions.offer(state, calls);
        return calls;
    }

    @Override
    public void call(Play<CenturyState> play, Call call) {
        if (call.option() instanceof Whether whether) {
            whether.act(play);
        } else {
            FreePowers.call(play, call);
        }
    }

    /** Threshold left and Units still there; Genre Points and Energy a little. */
    @Override
    public double worth(CenturyState state, String side) {
        double worth = 0;
        for (Fighter fighter : state.fighters()) {
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
