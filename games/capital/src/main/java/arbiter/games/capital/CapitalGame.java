package arbiter.games.capital;

import arbiter.content.catalogue.Catalogue;
import arbiter.games.capital.calls.GamemasterCalls;
import arbiter.games.capital.calls.PersonalCalls;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.turn.EndOfCombat;
import arbiter.games.capital.turn.LateArrival;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.turn.TurnFinish;
import arbiter.games.capital.turn.TurnOrder;
import arbiter.games.capital.turn.TurnStart;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.view.CapitalView;
import arbiter.games.capital.view.KnownTable;
import arbiter.kernel.Call;
import arbiter.kernel.Ending;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.tabletop.act.CallOption;
import arbiter.tabletop.unit.TableGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Capital: science fiction with 2d6 contests, on the open plane in metres. */
public final class CapitalGame implements TableGame<CapitalState, Combatant> {

    private final Supplier<Catalogue> content;

    public CapitalGame() {
        this(() -> CapitalContent.load(List.of()));
    }

    /** With the Prestige Powers and Trainings of that content, which is asked for when somebody can use them. */
    public CapitalGame(Supplier<Catalogue> content) {
        this.content = content;
    }

    @Override
    public String id() {
        return "capital";
    }

    /** The course of a combat. Ledger: section 5.1. */
    @Override
    public void advance(Play<CapitalState> play) {
        if (!play.state().arriving().isEmpty()) {
            LateArrival.resolve(play);
            return;
        }
        switch (play.state().phase()) {
            case TURN_ORDER -> TurnOrder.resolve(play);
            case TURN_START -> TurnStart.resolve(play);
            case ACTING -> TurnAction.resolve(play);
            case TURN_END -> TurnFinish.resolve(play);
        }
    }

    /** No two opposing sides have a unit that is up. Ledger: CAP-AMB-146. */
    @Override
    public Optional<Ending> ending(CapitalState state) {
        if (EndOfCombat.notYet(state)) {
            return Optional.empty();
        }
        return Optional.of(EndOfCombat.standing(state)
                .map(unit -> Ending.wonBy(unit.side(), "The " + unit.side() + " side wins"))
                .orElse(Ending.drawn("Nobody is left standing")));
    }

    @Override
    public View view(CapitalState state, Viewer viewer) {
        return CapitalView.of(state, moment(state), viewer);
    }

    @Override
    public List<View> views(CapitalState state, List<Viewer> viewers) {
        return CapitalView.of(state, moment(state), viewers);
    }

    @Override
    public View glance(CapitalState state, Viewer viewer) {
        return CapitalView.glance(state, moment(state));
    }

    /** All see alike whom they know of. */
    @Override
    public List<View> glances(CapitalState state, List<Viewer> viewers) {
        return Collections.nCopies(viewers.size(), CapitalView.glance(state, moment(state)));
    }

    /** What gamemaster and players may do on their own account. Ledger: CAP-CHK-1, CAP-PRES-4, CAP-AMB-145. */
    @Override
    public List<Call> calls(CapitalState state) {
        List<CallOption<CapitalState>> callings = new ArrayList<>();
        GamemasterCalls.offer(state, callings);
        for (Combatant unit : state.units()) {
            PersonalCalls.offer(state, unit, callings);
            if (unit.prestige().points() > 0) {
                Catalogue book = content.get();
                PersonalCalls.prestige(
                        unit,
                        book.shelf(PrestigePower.class).all(),
                        book.shelf(Training.class).all(),
                        callings);
            }
        }
        return callings.stream().map(CallOption::call).toList();
    }

    @Override
    @SuppressWarnings("unchecked") // only what calls() offers comes here
    public void call(Play<CapitalState> play, Call call) {
        ((CallOption<CapitalState>) call.option()).resolve(play);
    }

    @Override
    public void leaveOut(CapitalState known, Combatant unit) {
        KnownTable.leaveOut(known, unit);
    }

    /** Hit points and Bones, with a unit's worth for being up at all. */
    @Override
    public double worth(CapitalState state, String side) {
        double worth = 0;
        for (Combatant combatant : state.units()) {
            double own = (combatant.isUp() ? 10 : 0) + combatant.hp() + combatant.bones() + 0.5 * combatant.energy();
            worth += combatant.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
