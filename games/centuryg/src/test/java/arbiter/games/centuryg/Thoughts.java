package arbiter.games.centuryg;

import arbiter.games.centuryg.opponent.CenturyOpponent;
import arbiter.games.centuryg.person.Layer.LayerStripped;
import arbiter.games.centuryg.unit.Adjusted;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What the opponent decides in the Turn that has begun, as label and option, in order. */
final class Thoughts implements Agent<CenturyState> {

    private static final int STEPS = 12;

    private final Agent<CenturyState> opponent = new CenturyOpponent();
    private final List<String> picks = new ArrayList<>();

    private Thoughts() {}

    static List<String> of(CenturyState state) {
        Thoughts thoughts = new Thoughts();
        String acting = state.acting().orElseThrow().id();
        Simulation<CenturyState> simulation = new Simulation<>(thoughts);
        simulation.begin(state, 1);
        CenturyGame game = new CenturyGame();
        for (int i = 0; i < STEPS && isUnderWay(game, state, acting); i++) {
            thoughts.call(state, () -> game.calls(state)).ifPresent(call -> game.call(simulation, call));
            game.advance(simulation);
        }
        return thoughts.picks;
    }

    /** What is called for, and chosen then, in a Scene without a fight, until nobody has anything left to try. */
    static List<String> between(CenturyState state) {
        Thoughts thoughts = new Thoughts();
        Simulation<CenturyState> simulation = new Simulation<>(thoughts);
        simulation.begin(state, 1);
        CenturyGame game = new CenturyGame();
        Optional<Call> call = thoughts.call(state, () -> game.calls(state));
        for (int i = 0; i < STEPS && call.isPresent(); i++) {
            game.call(simulation, call.get());
            call = thoughts.call(state, () -> game.calls(state));
        }
        return thoughts.picks;
    }

    private static boolean isUnderWay(CenturyGame game, CenturyState state, String acting) {
        return game.ending(state).isEmpty()
                && !state.unit(acting).hasActed()
                && state.acting().filter(unit -> unit.id().equals(acting)).isPresent();
    }

    @Override
    public int pick(CenturyState state, Request<?> request) {
        int picked = opponent.pick(state, request);
        picks.add(request.label() + " " + request.option(picked).id());
        return picked;
    }

    @Override
    public Optional<Call> call(CenturyState state, Supplier<List<Call>> offered) {
        Optional<Call> call = opponent.call(state, offered);
        call.ifPresent(what -> picks.add("call " + what.option().id()));
        return call;
    }

    static void hurt(CenturyState state, String unit, int left) {
        new Adjusted(unit, Adjusted.Bar.THRESHOLD, left).apply(state);
    }

    static void strip(CenturyState state, String person, int layers) {
        for (int layer = 0; layer < layers; layer++) {
            new LayerStripped(person, layer, "something").apply(state);
        }
    }

    static void points(CenturyState state, String unit, int points) {
        new Adjusted(unit, Adjusted.Bar.GP, points).apply(state);
    }

    static void mark(CenturyState state, Mark.Kind kind, String on, String by, int value) {
        new Marked(new Mark(kind, on, by, "", value, Clock.FIGHT), "").apply(state);
    }
}
