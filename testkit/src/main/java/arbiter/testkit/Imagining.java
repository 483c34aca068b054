package arbiter.testkit;

import arbiter.dice.Draw;
import arbiter.interpreters.live.Disclosure;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Random play in which every side imagines the table: an event it may not know of must change nothing of that. */
final class Imagining<S extends State<S>> implements Play<S> {

    private final Game<S> game;
    private final Simulation<S> simulation;
    private final Map<String, Viewer> sides = new TreeMap<>();
    private int compared;

    Imagining(Game<S> game, S start, long seed) {
        this.game = game;
        this.simulation = new Simulation<S>(new RandomAgent<>(seed));
        simulation.begin(start, seed);
        Map<String, Set<String>> units = game.view(start, Viewer.GAMEMASTER).units().stream()
                .collect(Collectors.groupingBy(View.Unit::side, Collectors.mapping(View.Unit::id, Collectors.toSet())));
        units.forEach((side, own) -> sides.put(side, new Viewer(false, own)));
    }

    void play(int steps) {
        for (int i = 0; i < steps && game.ending(state()).isEmpty(); i++) {
            game.advance(this);
        }
    }

    /** How many events were looked at. */
    int compared() {
        return compared;
    }

    @Override
    public S state() {
        return simulation.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        return simulation.draw(label, draw);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return simulation.choose(request);
    }

    @Override
    public void emit(Event<S> event) {
        S before = state().copy();
        simulation.emit(event);
        compared++;
        sides.forEach((side, viewer) -> {
            if (!Disclosure.told(game, state(), event, viewer)
                    && !game.known(before, viewer).equals(game.known(state(), viewer))) {
                throw new AssertionError(side + " may not know of " + event + ", yet imagines another table after it");
            }
        });
    }
}
