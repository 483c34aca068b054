package arbiter.games.capital;

import arbiter.content.catalogue.Catalogue;
import arbiter.games.capital.rule.Acting;
import arbiter.games.capital.rule.Calling;
import arbiter.games.capital.rule.EndOfCombat;
import arbiter.games.capital.rule.GamemasterCalls;
import arbiter.games.capital.rule.Joining;
import arbiter.games.capital.rule.PersonalCalls;
import arbiter.games.capital.rule.TurnFinish;
import arbiter.games.capital.rule.TurnOrder;
import arbiter.games.capital.rule.TurnStart;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.view.CapitalView;
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
import java.util.function.Supplier;

/** Capital: science fiction with 2d6 contests, on the open plane in metres. */
public final class CapitalGame implements Game<CapitalState> {

    private final Supplier<Catalogue> content;

    public CapitalGame() {
        this(() -> CapitalContent.load(List.of()));
    }

    /** With the Prestige Powers and Trainings of that content, which is asked for when somebody can use them. */
    CapitalGame(Supplier<Catalogue> content) {
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
            Joining.resolve(play);
            return;
        }
        switch (play.state().phase()) {
            case TURN_ORDER -> TurnOrder.resolve(play);
            case TURN_START -> TurnStart.resolve(play);
            case ACTING -> Acting.resolve(play);
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
    public Moment moment(CapitalState state) {
        String text = state.acting()
                .map(unit -> "round " + state.round() + ", " + unit.name() + "'s turn")
                .orElse("before the first turn");
        return new Moment(state.round(), state.turns(), text);
    }

    @Override
    public View view(CapitalState state, Viewer viewer) {
        return CapitalView.of(state, moment(state), viewer);
    }

    @Override
    public View glance(CapitalState state, Viewer viewer) {
        return CapitalView.glance(state, moment(state));
    }

    @Override
    public Set<String> hidden(CapitalState state) {
        List<String> hidden = state.surroundings().hidden();
        return hidden.isEmpty() ? Set.of() : new TreeSet<>(hidden);
    }

    @Override
    public Optional<String> side(CapitalState state, Decider decider) {
        return decider.isGamemaster()
                ? Optional.empty()
                : Optional.of(state.combatant(decider.id()).side());
    }

    /** What gamemaster and players may do on their own account. Ledger: CAP-CHK-1, CAP-PRES-4, CAP-AMB-145. */
    @Override
    public List<Call> calls(CapitalState state) {
        List<Calling> callings = new ArrayList<>();
        GamemasterCalls.offer(state, callings);
        for (Combatant unit : state.combatants()) {
            PersonalCalls.offer(state, unit, callings);
            if (unit.kit().prestige() > 0) {
                Catalogue book = content.get();
                PersonalCalls.prestige(
                        unit,
                        book.shelf(PrestigePower.class).all(),
                        book.shelf(Training.class).all(),
                        callings);
            }
        }
        return callings.stream().map(one -> new Call(one.decider(), one)).toList();
    }

    @Override
    public void call(Play<CapitalState> play, Call call) {
        ((Calling) call.option()).act().accept(play);
    }

    /** Hit points and Bones, with a unit's worth for being up at all. */
    @Override
    public double worth(CapitalState state, String side) {
        double worth = 0;
        for (Combatant combatant : state.combatants()) {
            double own = (combatant.isUp() ? 10 : 0) + combatant.hp() + combatant.bones() + 0.5 * combatant.energy();
            worth += combatant.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
