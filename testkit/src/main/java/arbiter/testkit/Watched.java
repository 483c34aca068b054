package arbiter.testkit;

import arbiter.dice.Draw;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/** Random play in which every viewer watches: an event they may not know of must change nothing they see. */
final class Watched<S extends State<S>> implements Play<S> {

    private final Game<S> game;
    private final Simulation<S> simulation;
    private final List<Viewer> viewers;

    Watched(Game<S> game, S start, long seed) {
        this.game = game;
        this.simulation = new Simulation<S>(new RandomAgent<>(seed));
        simulation.begin(start, seed);
        this.viewers = viewers(game.view(start, Viewer.GAMEMASTER));
    }

    /** A spectator and, for every unit, somebody who plays only that one. */
    static List<Viewer> viewers(View everything) {
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.SPECTATOR));
        everything.units().forEach(unit -> viewers.add(Viewer.player(unit.id())));
        return viewers;
    }

    void play(int steps) {
        for (int i = 0; i < steps && game.ending(state()).isEmpty(); i++) {
            game.advance(this);
        }
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
        List<View> before = views();
        simulation.emit(event);
        List<View> after = views();
        for (int i = 0; i < viewers.size(); i++) {
            boolean mayKnow = event.audience(state()).includes(viewers.get(i));
            if (!mayKnow && !before.get(i).equals(after.get(i))) {
                throw new AssertionError(viewers.get(i) + " may not know of " + event
                        + " but sees the table change from " + before.get(i) + " to " + after.get(i));
            }
        }
    }

    private List<View> views() {
        return viewers.stream().map(viewer -> game.view(state(), viewer)).toList();
    }
}
