package arbiter.testkit;

import arbiter.dice.Dice;
import arbiter.kernel.Amount;
import arbiter.kernel.Audience;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Line;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/** Two players take stones from a pile and hide some of what a die gives them; with a fault to be found, or none. */
final class PileGame implements Game<Pile> {

    /** What a game may do wrong. */
    enum Fault {
        NONE,
        SHOWS_WHAT_IS_HIDDEN,
        REFUSES_WHAT_IT_OFFERS,
        REMEMBERS_OUTSIDE_THE_STATE,
        NEVER_ENDS,
        NAMELESS_OPTIONS,
        OVERLOOKS_UNITS_AT_A_GLANCE,
        IMAGINES_WHAT_IS_HIDDEN,
        HAS_TOO_MANY_WAYS,
        COUNTS_OUTSIDE_THE_STATE,
        LETS_ONE_SIDE_WIN,
        PLAYS_BY_WHAT_IS_HIDDEN
    }

    private static final List<String> NAMES = List.of("ann", "bob");

    private final Fault fault;
    private int steps;

    PileGame(Fault fault) {
        this.fault = fault;
    }

    record Hid(int player, int amount) implements Event<Pile> {

        @Override
        public void apply(Pile state) {
            state.hidden[player] += amount;
        }

        @Override
        public Line line(Pile state) {
            return Line.of(NAMES.get(player) + " hides " + amount);
        }

        @Override
        public Audience audience(Pile state) {
            return Audience.playing(NAMES.get(player));
        }
    }

    record Took(int player, int stones) implements Event<Pile> {

        @Override
        public void apply(Pile state) {
            state.stones -= stones;
            state.turn++;
        }

        @Override
        public Line line(Pile state) {
            return Line.of(NAMES.get(player) + " takes " + stones + ", " + state.stones + " left");
        }

        @Override
        public Audience audience(Pile state) {
            return Audience.EVERYONE;
        }
    }

    @Override
    public String id() {
        return "pile";
    }

    @Override
    public void advance(Play<Pile> play) {
        Pile state = play.state();
        int player = state.turn % 2;
        int luck = play.draw("turn.luck", Dice.of(1, 4)).sum();
        play.emit(new Hid(player, fault == Fault.COUNTS_OUTSIDE_THE_STATE ? luck + steps++ : luck));
        for (int i = 0; i < 10 && fault == Fault.HAS_TOO_MANY_WAYS; i++) {
            play.emit(new Hid(player, play.draw("turn.more", Dice.of(1, 4)).sum()));
        }
        int extra = fault == Fault.REMEMBERS_OUTSIDE_THE_STATE && steps++ % 3 == 0 ? 1 : 0;
        int most = Math.min(3, Math.max(1, state.stones));
        Amount taken = play.choose(
                Request.amount(Decider.unit(NAMES.get(player)), "turn.take", 1, Math.min(most + extra, most + 1))
                        .asking(() -> fault == Fault.NAMELESS_OPTIONS ? " " : "How many?")
                        .asCommand());
        if (fault == Fault.REFUSES_WHAT_IT_OFFERS && taken.value() == 3) {
            throw new Refused("three is too many after all");
        }
        play.emit(new Took(player, taken.value()));
    }

    @Override
    public Optional<Ending> ending(Pile state) {
        return state.stones <= 0 && fault != Fault.NEVER_ENDS
                ? Optional.of(Ending.wonBy(winner(state), "The pile is gone"))
                : Optional.empty();
    }

    private String winner(Pile state) {
        return NAMES.get(fault == Fault.LETS_ONE_SIDE_WIN ? 0 : (state.turn + 1) % 2);
    }

    @Override
    public Moment moment(Pile state) {
        return new Moment(state.turn / 2, state.turn, NAMES.get(state.turn % 2));
    }

    @Override
    public View view(Pile state, Viewer viewer) {
        List<View.Unit> units = List.of(unit(state, 0, viewer), unit(state, 1, viewer));
        return new View(moment(state), List.of(), units, View.Board.NONE, List.of());
    }

    @Override
    public View glance(Pile state, Viewer viewer) {
        View view = view(state, viewer);
        return fault == Fault.OVERLOOKS_UNITS_AT_A_GLANCE && state.turn > 2
                ? View.glance(view.moment(), List.of(view.units().get(0)))
                : view;
    }

    private View.Unit unit(Pile state, int player, Viewer viewer) {
        String name = NAMES.get(player);
        boolean shown = viewer.gamemaster() || viewer.plays(name) || fault == Fault.SHOWS_WHAT_IS_HIDDEN;
        List<View.Bar> bars = shown ? List.of(new View.Bar("hidden", state.hidden[player], 99)) : List.of();
        return new View.Unit(
                name, name, name, Optional.empty(), state.turn % 2 == player, false, bars, List.of(), List.of());
    }

    @Override
    public Optional<String> side(Pile state, Decider decider) {
        return Optional.of(decider.id());
    }

    @Override
    public Pile known(Pile state, Viewer viewer) {
        Pile copy = state.copy();
        boolean honest = fault != Fault.IMAGINES_WHAT_IS_HIDDEN && fault != Fault.PLAYS_BY_WHAT_IS_HIDDEN;
        for (int player = 0; player < NAMES.size(); player++) {
            if (honest && !viewer.gamemaster() && !viewer.plays(NAMES.get(player))) {
                copy.hidden[player] = 0;
            }
        }
        return copy;
    }

    @Override
    public double worth(Pile state, String side) {
        int own = NAMES.indexOf(side);
        boolean afraid = fault == Fault.PLAYS_BY_WHAT_IS_HIDDEN && state.hidden[1 - own] >= PileRulebook.STRANGER;
        return afraid ? state.stones : state.hidden[own] - state.stones;
    }
}
