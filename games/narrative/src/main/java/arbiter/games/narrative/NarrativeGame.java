package arbiter.games.narrative;

import arbiter.games.narrative.turn.EncounterCourse;
import arbiter.games.narrative.turn.Initiative;
import arbiter.games.narrative.turn.Stalemate;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.view.KnownTable;
import arbiter.games.narrative.view.NarrativeView;
import arbiter.kernel.Call;
import arbiter.kernel.Ending;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.tabletop.act.CallOption;
import arbiter.tabletop.unit.TableGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The narrative-dice game: pools of symbol dice whose results people spend, and bands in place of a map. */
public final class NarrativeGame implements TableGame<NarrativeState, Participant> {

    @Override
    public String id() {
        return NarrativeContent.ID;
    }

    /** First everybody rolls initiative, then slot follows slot. Ledger: section 5.1. */
    @Override
    public void advance(Play<NarrativeState> play) {
        if (play.state().slots().slots().isEmpty()) {
            Initiative.resolve(play);
            return;
        }
        Optional<Participant> late = EncounterCourse.nextArrival(play.state());
        if (late.isPresent()) {
            Initiative.join(play, late.get()); // NAR-INIT-7
        } else {
            Turn.resolve(play);
        }
    }

    /** Over when the gamemaster says so, or only one side has anybody left who can act. Ledger: section 5.1, step 8. */
    @Override
    public Optional<Ending> ending(NarrativeState state) {
        if (state.course().ended()) {
            return Optional.of(Ending.drawn("The gamemaster has ended the encounter"));
        }
        List<String> left = new ArrayList<>();
        for (Participant one : state.units()) {
            if (one.takesTurns() && one.canAct() && !left.contains(one.side())) {
                left.add(one.side());
            }
        }
        return switch (left.size()) {
            case 0 -> Optional.of(Ending.drawn("Nobody is left who can act"));
            case 1 -> Optional.of(Ending.wonBy(left.get(0), "The " + left.get(0) + " side is left"));
            default ->
                Stalemate.isReached(state)
                        ? Optional.of(Ending.drawn("Nobody can get at anybody any more"))
                        : Optional.empty();
        };
    }

    /** While a slot is still to be filled it is nobody's turn. */
    @Override
    public Moment moment(NarrativeState state) {
        return state.acting().isEmpty() && state.round() > 0
                ? new Moment(state.round(), state.turns(), "round " + state.round())
                : TableGame.super.moment(state);
    }

    @Override
    public View view(NarrativeState state, Viewer viewer) {
        return NarrativeView.of(state, moment(state), viewer);
    }

    @Override
    public View glance(NarrativeState state, Viewer viewer) {
        return NarrativeView.glance(state, moment(state));
    }

    /** All see alike whom they know of. */
    @Override
    public List<View> glances(NarrativeState state, List<Viewer> viewers) {
        return Collections.nCopies(viewers.size(), NarrativeView.glance(state, moment(state)));
    }

    @Override
    public View glance(NarrativeState state, Viewer viewer, NarrativeState earlier, View then) {
        return NarrativeView.glance(state, moment(state, earlier, then.moment()), earlier, then);
    }

    @Override
    public List<Call> calls(NarrativeState state) {
        return NarrativeCalls.of(state).stream().map(CallOption::call).toList();
    }

    /** Breaks, nights, weeks and repairs come after an encounter. Ledger: NAR-HEAL-1, NAR-HEAL-4, NAR-HEAL-5, NAR-REP-1. */
    @Override
    public boolean takesCallsAfterEnding() {
        return true;
    }

    @Override
    @SuppressWarnings("unchecked") // only what calls() offers comes here
    public void call(Play<NarrativeState> play, Call call) {
        ((CallOption<NarrativeState>) call.option()).resolve(play);
    }

    @Override
    public void leaveOut(NarrativeState known, Participant unit) {
        KnownTable.leaveOut(known, unit);
    }

    /** What is left of everybody's wounds and strain, and much more for whoever can act at all. */
    @Override
    public double worth(NarrativeState state, String side) {
        double worth = 0;
        for (Participant one : state.units()) {
            double own = StandingValue.of(one);
            worth += one.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
